CREATE TABLE "mail_refusals" (
	"address_hash" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "smtp_servers" (
	"server" text PRIMARY KEY NOT NULL,
	"starttls_seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "outgoing_messages" ADD COLUMN "next_try_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "outgoing_messages" ADD COLUMN "handed_over_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "outgoing_messages" ADD COLUMN "when_sent" text;--> statement-breakpoint
ALTER TABLE "outgoing_messages" ADD COLUMN "when_sent_key" text;--> statement-breakpoint
CREATE INDEX "outgoing_messages_state_idx" ON "outgoing_messages" USING btree ("state");--> statement-breakpoint
-- Of what was being sent before, nobody knows whether it arrived: it is not sent again.
UPDATE "outgoing_messages" SET "handed_over_at" = "updated_at" WHERE "state" = 'sending';
