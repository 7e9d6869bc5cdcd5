-- A note is deleted by its owner, with its lesson or with the account. Its document is deleted in the same statement.
create function forget_note_document() returns trigger language plpgsql as $$
begin
  delete from search_documents where kind = 'note' and document_id = old.user_id || '/' || old.id;
  return null;
end $$;--> statement-breakpoint
create trigger forget_note_document after delete on private_notes
  for each row execute function forget_note_document();
