-- Pages of free lessons are cached for visitors, with the names of those who agreed to be named.
CREATE TRIGGER lesson_questions_announce_name AFTER UPDATE OF "may_show_name" ON "lesson_questions"
  FOR EACH ROW WHEN (NEW.published_at IS NOT NULL AND OLD.may_show_name <> NEW.may_show_name)
  EXECUTE FUNCTION announce_content_change();
