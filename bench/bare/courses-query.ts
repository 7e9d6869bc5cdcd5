/** The statement behind `GET /api/courses`, as the product sends it. */
export const coursesQuery = `
  select "id", "title", "description", "slug", "image_url" as "imageUrl", "icon", "category", "difficulty",
    "duration", "is_published" as "isPublished", "goes_live_date" as "goesLiveDate",
    coalesce("total", 0) as "totalLessons", "first_free" as "freeLessonOrder"
  from "courses" left join (
    select "course_id", count(*)::int as "total", min("order_index") filter (where "is_free") as "first_free"
    from "lessons" group by "course_id"
  ) "counted" on "counted"."course_id" = "courses"."id"`;
