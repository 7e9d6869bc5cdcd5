-- Whoever changes a role, by whatever way, every process hears whose it is: an open line may have to end.
CREATE FUNCTION announce_role_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('role_changed', OLD.id::text);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER users_announce_role AFTER UPDATE OF "role" ON "users"
  FOR EACH ROW WHEN (OLD.role IS DISTINCT FROM NEW.role) EXECUTE FUNCTION announce_role_change();
--> statement-breakpoint
CREATE TRIGGER users_announce_gone AFTER DELETE ON "users"
  FOR EACH ROW WHEN (OLD.role IS NOT NULL) EXECUTE FUNCTION announce_role_change();
