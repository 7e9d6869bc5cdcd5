/** Where the list of lessons stands on the lesson's page. */
export const contentsId = 'course-contents';
