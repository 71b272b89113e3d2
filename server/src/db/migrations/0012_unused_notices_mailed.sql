ALTER TABLE "unused_notices" ALTER COLUMN "mailed_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "unused_notices" ADD COLUMN "written_at" timestamp with time zone;--> statement-breakpoint
-- Until now it said when the mail was written; whether it left, the mail itself says.
UPDATE "unused_notices" SET "written_at" = "mailed_at", "mailed_at" = NULL;--> statement-breakpoint
ALTER TABLE "unused_notices" ALTER COLUMN "written_at" SET NOT NULL;--> statement-breakpoint
-- Following needs a verified address; these follows are of before that was asked for.
DELETE FROM "followed_boards" USING "users" WHERE "users"."id" = "followed_boards"."user_id" AND NOT "users"."email_verified";
