-- Nobody but the removed library could read the sessions and verifications of before: everybody signs in once more.
DELETE FROM "sessions";--> statement-breakpoint
ALTER TABLE "verifications" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "verifications" CASCADE;--> statement-breakpoint
ALTER TABLE "sessions" ALTER COLUMN "last_used_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "refresh_generation" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "refresh_rotated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "refresh_seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sessions" DROP COLUMN "ip_address";--> statement-breakpoint
ALTER TABLE "sessions" DROP COLUMN "user_agent";--> statement-breakpoint
ALTER TABLE "sessions" DROP COLUMN "updated_at";--> statement-breakpoint
ALTER TABLE "sign_in_methods" DROP COLUMN "access_token";--> statement-breakpoint
ALTER TABLE "sign_in_methods" DROP COLUMN "refresh_token";--> statement-breakpoint
ALTER TABLE "sign_in_methods" DROP COLUMN "id_token";--> statement-breakpoint
ALTER TABLE "sign_in_methods" DROP COLUMN "access_token_expires_at";--> statement-breakpoint
ALTER TABLE "sign_in_methods" DROP COLUMN "refresh_token_expires_at";--> statement-breakpoint
ALTER TABLE "sign_in_methods" DROP COLUMN "scope";--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "image";