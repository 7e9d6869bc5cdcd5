ALTER INDEX "users_search" SET (fastupdate = off);--> statement-breakpoint
ALTER INDEX "search_documents_open" SET (fastupdate = off);--> statement-breakpoint
ALTER INDEX "search_documents_full" SET (fastupdate = off);--> statement-breakpoint
ALTER INDEX "search_documents_staff" SET (fastupdate = off);--> statement-breakpoint
ALTER INDEX "search_words_similar" SET (fastupdate = off);--> statement-breakpoint
SELECT gin_clean_pending_list('users_search'), gin_clean_pending_list('search_documents_open'), gin_clean_pending_list('search_documents_full'), gin_clean_pending_list('search_documents_staff'), gin_clean_pending_list('search_words_similar');
