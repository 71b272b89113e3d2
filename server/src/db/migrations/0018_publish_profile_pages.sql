ALTER TABLE "public_profiles" ADD COLUMN "published_at" timestamp with time zone;--> statement-breakpoint
-- Pages that were open before stay open.
UPDATE "public_profiles" SET "published_at" = "created_at";
