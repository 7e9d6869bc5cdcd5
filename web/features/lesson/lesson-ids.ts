/** The ids of the tabs and the notes on the lesson page, for links that must not load them. */
export const tabsId = 'material';
export const notesId = 'notes';
