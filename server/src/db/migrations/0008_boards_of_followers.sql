DROP INDEX "jobs_group";--> statement-breakpoint
ALTER TABLE "job_index" ADD COLUMN "followers_of" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "posted_on" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "board_id" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "followers_only" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "jobs_board" ON "jobs" USING btree ("board_id") WHERE "jobs"."board_id" is not null;--> statement-breakpoint
CREATE INDEX "jobs_group" ON "jobs" USING btree ("occupation_group","country") WHERE not "jobs"."sample" and not "jobs"."followers_only";--> statement-breakpoint
-- Which board each posting was read from; of boards that no list names, the postings are their followers' alone.
UPDATE "jobs" SET "board_id" = b."id", "followers_only" = (b."listed" = '')
FROM "job_boards" b
WHERE "jobs"."source" = CASE b."kind" WHEN 'site' THEN 'careersite' ELSE b."kind" END
  AND starts_with("jobs"."source_id", b."slug" || '/');--> statement-breakpoint
-- Cards on which such postings and others stand together are taken apart; the next sweep puts together what may be.
UPDATE "jobs" SET "card" = NULL WHERE "id" IN (
  SELECT m."card_id" FROM "jobs" m WHERE m."card_id" IS NOT NULL AND m."followers_only");--> statement-breakpoint
UPDATE "jobs" SET "card" = NULL WHERE "followers_only";--> statement-breakpoint
UPDATE "jobs" SET "card_id" = NULL, "shown" = true WHERE "card_id" IS NOT NULL AND (
  "followers_only" OR EXISTS (SELECT 1 FROM "jobs" h WHERE h."id" = "jobs"."card_id" AND h."followers_only"));--> statement-breakpoint
UPDATE "job_index" SET "followers_of" = j."board_id"
FROM "jobs" j WHERE j."id" = "job_index"."job_id" AND j."followers_only";
