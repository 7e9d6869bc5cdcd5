-- Notifications of answers lead to the lesson where it is now, also those from before they stored its id.
UPDATE "notifications" SET "parameters" = "parameters" || jsonb_build_object('lessonId', q."lesson_id")
FROM "lesson_questions" q
WHERE "notifications"."type" = 'question_answered' AND "notifications"."event" = 'question:' || q."id" || ':answered';
