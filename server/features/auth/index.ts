export { endAllSessions, endSession, issuerOfSession } from './end-sessions.ts';
export { founderEntryOf, holdsEntry, isOnTeam, readFounderEntry } from './founder-entries.ts';
export { codesGrantFullAccess } from './own-methods.ts';
export { deletePerson, setRole } from './people.ts';
export { findPerson, listSessions, type Person } from './queries.ts';
