/** The id of the list of lessons on the lesson page. */
export const contentsId = 'course-contents';
