import { isSafeLink } from '../certifications/submission.ts';
import { readJoinLink } from '../consulting/join-link.ts';
import { type Decision, type FieldRefusal, refuseField } from '../refusals/refusal.ts';
import { oneLine } from '../writing/written-text.ts';

/** What a person builds. Every field may be empty. */
export interface OwnProject {
  readonly name: string;
  readonly purpose: string;
  readonly url: string;
  readonly joinLink: string;
}

export const emptyProject: OwnProject = { name: '', purpose: '', url: '', joinLink: '' };

export const longestProjectName = 80;
export const longestPurpose = 300;

export type ProjectRefusal = FieldRefusal<keyof OwnProject>;

/** The project as it is stored, or why it cannot be. */
export function readProject(typed: OwnProject): Decision<{ readonly project: OwnProject }, ProjectRefusal> {
  const project = {
    name: oneLine(typed.name),
    purpose: oneLine(typed.purpose),
    url: withProtocol(typed.url.trim()),
    joinLink: typed.joinLink.trim() && readJoinLink(typed.joinLink),
  };
  if (project.name.length > longestProjectName) return { refusal: refuseField('name', nameTooLong) };
  if (project.purpose.length > longestPurpose) return { refusal: refuseField('purpose', purposeTooLong) };
  if (project.url && !isSafeLink(project.url)) return { refusal: refuseField('url', urlInvalid) };
  const { joinLink } = project;
  if (joinLink === undefined) return { refusal: refuseField('joinLink', joinLinkInvalid) };
  return { project: { ...project, joinLink } };
}

/** People often leave out the beginning of an address. */
function withProtocol(url: string): string {
  return /^[\w-]+(?:\.[\w-]+)+(?:[/?#]|$)/.test(url) ? `https://${url}` : url;
}

const nameTooLong = `Keep the name under ${longestProjectName} characters.`;
const purposeTooLong = `Keep the description under ${longestPurpose} characters.`;
const urlInvalid = 'Enter a full address that starts with https://';
const joinLinkInvalid = 'Enter a Replit join link, like replit.com/join/abc123';
