ALTER TABLE "subscriptions" ADD COLUMN "setup_id" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_setup_id_unique" UNIQUE("setup_id");