/** The statement behind `GET /api/courses`, as the product sends it. */
export const coursesQuery = `
  select "id", "title", "description", "slug", "image_url" as "imageUrl", "icon", "category", "difficulty",
    "duration", "is_published" as "isPublished", "goes_live_date" as "goesLiveDate",
    (select count(*)::int from "lessons" where "lessons".course_id = "courses".id) as "totalLessons"
  from "courses"`;
