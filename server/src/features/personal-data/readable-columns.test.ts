import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { rowsOf } from "../../db/db.ts";
import type { Deps } from "../../deps.ts";
import { repositoryRoot } from "../../root.ts";
import { testDeps } from "../../testing/deps.ts";

/** Readable columns with people's texts or choices, and the words by which SECURITY.md names them. */
const clear: Readonly<Record<string, string>> = {
  "users.name": "display name",
  "users.email": "e-mail address",
  "people.display_name": "display name",
  "people.first_name": "display name",
  "people.last_name": "display name",
  "people.location": "location",
  "people.title": "job title",
  "people.company": "company",
  "people.skills": "skills and wished roles",
  "people.desired_roles": "skills and wished roles",
  "people.preferences": "preferences",
  "people.job_preferences": "preferences",
  "people.plan": "plan",
  "people.privacy_settings": "settings",
  "people.localization": "language",
  "notification_times.quiet_from": "settings",
  "notification_times.quiet_until": "settings",
  "notification_times.digest": "settings",
  "notification_times.digest_at": "settings",
  "audit_entries.browser": "names of browser and system",
  "audit_entries.system": "names of browser and system",
  "sessions.browser": "names of browser and system",
  "sessions.system": "names of browser and system",
  "applications.job": "postings you applied for",
  "applications.description": "the text you pasted",
  "applications.stage": "stages and their names",
  "applications.way": "stages and their names",
  "application_events.from_stage": "stages and their names",
  "application_events.to_stage": "stages and their names",
  "application_stages.stages": "stages and their names",
  "application_stages.removed": "stages and their names",
  "applications.tags": "tags",
  "applications.deadline": "deadlines",
  "saved_jobs.snapshot": "postings you saved",
  "saved_jobs.tags": "tags",
  "own_jobs.job": "postings you brought in",
  "own_jobs.link_key": "postings you brought in",
  "followed_boards.board_id": "companies you follow",
  "followed_boards.address": "the address you gave",
  "saved_searches.name": "saved searches",
  "saved_searches.filters": "saved searches",
  "saved_searches.alert": "saved searches",
  "career_choices.current_role_id": "roles you chose",
  "career_choices.target_role_id": "roles you chose",
  "career_choices.pinned": "roles you chose",
  "career_choices.hidden": "roles you chose",
  "career_choices.set_aside": "roles you chose",
  "action_plans.from_role_id": "roles you chose",
  "action_plans.to_role_id": "roles you chose",
  "action_plans.level": "roles you chose",
  "action_plans.milestones": "milestones",
  "interviews.kind": "of interviews kind, state, time and zone",
  "interviews.status": "of interviews kind, state, time and zone",
  "interviews.time_zone": "of interviews kind, state, time and zone",
  "interviews.starts_local": "of interviews kind, state, time and zone",
  "interviews.ends_local": "of interviews kind, state, time and zone",
  "offers.decide_by": "the day they are due",
  "reminders.due_on": "the day they are due",
  "reminders.due_time": "the day they are due",
  "reminders.time_zone": "the day they are due",
  "notifications.kind": "of a notice its kind",
  "notifications.link": "where it leads",
  "public_profiles.slug": "the name in the address of a public page",
  "retired_slugs.slug": "the name in the address of a public page",
  "teams.name": "names of teams",
  "subscriptions.card_brand": "its brand and last four digits",
  "subscriptions.card_last4": "its brand and last four digits",
  "subscriptions.plan_type": "plan",
  "subscriptions.next_plan_type": "plan",
  "passkeys.public_key": "public keys of passkeys",
  "mocks.kind": "of a mock interview level, kind, language, length",
  "mocks.language": "of a mock interview level, kind, language, length",
  "mocks.level": "of a mock interview level, kind, language, length",
  "mocks.state": "of a mock interview level, kind, language, length",
  "mocks.part": "of a mock interview level, kind, language, length",
  "mock_answers.part": "of a mock interview level, kind, language, length",
  "mock_recordings.type": "of a recording its kind, length, size",
  "letters.wish": "of letters kind, language, country's form, tone, length, printed style",
  "letters.style": "of letters kind, language, country's form, tone, length, printed style",
  "resumes.language": "language",
  "uploads.language": "language",
  "provider_trips.language": "language",
};

/** Readable columns with ids, hashes, file keys, states and numbers: no text of people. */
const codes: readonly string[] = [
  "application_events.application_id",
  "application_events.kind",
  "application_events.undoes",
  "application_files.application_id",
  "application_files.file_key",
  "application_files.type",
  "applications.job_id",
  "applications.resume_id",
  "apply_rules.resume_id",
  "apply_rules.search_id",
  "audit_entries.action",
  "audit_entries.by",
  "audit_entries.detail",
  "backup_codes.code_hash",
  "billing_accounts.customer_id",
  "billing_accounts.left_customer_id",
  "calendar_feeds.last_read_on",
  "calendar_feeds.token_hash",
  "contact_applications.application_id",
  "contact_applications.contact_id",
  "data_exports.piece_keys",
  "data_exports.state",
  "dismissed_follow_ups.suggestion",
  "email_changes.new_token_hash",
  "email_changes.old_token_hash",
  "erasures.file_keys",
  "events.data",
  "events.kind",
  "asked_questions.interview_id",
  "asked_questions.question_id",
  "mock_answers.mock_id",
  "mock_recordings.answer_id",
  "mock_recordings.file_key",
  "mock_recordings.mock_id",
  "mocks.interview_id",
  "mocks.offer_id",
  "question_marks.question_id",
  "interviews.application_id",
  "interview_notes.interview_id",
  "negotiations.offer_id",
  "job_alerts.kind",
  "job_alerts.subject",
  "letters.application_id",
  "letters.resume_id",
  "mailed_links.purpose",
  "mailed_links.token_hash",
  "notification_sendings.channel",
  "notification_sendings.notification_id",
  "notification_sendings.state",
  "notifications.key",
  "offers.application_id",
  "packages.application_id",
  "packages.job_id",
  "packages.letter_id",
  "packages.resume_id",
  "packages.risks",
  "packages.rule_id",
  "packages.status",
  "paid_invoices.invoice_id",
  "paid_invoices.refund",
  "passkey_challenges.challenge",
  "passkey_challenges.purpose",
  "passkeys.credential_id",
  "passkeys.transports",
  "people.phone_hash",
  "people.photo_key",
  "people.photo_type",
  "profile_messages.form_hash",
  "provider_trips.provider",
  "provider_trips.purpose",
  "provider_trips.token_hash",
  "public_profiles.secret_hash",
  "reminders.application_id",
  "resume_revisions.resume_id",
  "resumes.base_id",
  "resumes.file_facts",
  "resumes.file_key",
  "resumes.file_type",
  "resumes.status",
  "resumes.style",
  "resumes.upload_id",
  "resumes.upload_key",
  "saved_jobs.job_id",
  "sessions.token",
  "sign_in_methods.account_id",
  "sign_in_methods.password",
  "sign_in_methods.provider_id",
  "subscriptions.access",
  "subscriptions.attempt",
  "subscriptions.call_key",
  "subscriptions.next_period",
  "subscriptions.period",
  "subscriptions.problem",
  "subscriptions.provider_id",
  "subscriptions.setup_id",
  "subscriptions.status",
  "bulk_lists.team_id",
  "application_events.by_id",
  "comment_threads.author_id",
  "comment_threads.letter_id",
  "comment_threads.resume_id",
  "comment_threads.suggestion",
  "comment_threads.team_id",
  "comments.author_id",
  "comments.thread_id",
  "grant_looks.item_id",
  "grant_looks.noun",
  "grant_looks.team_id",
  "grant_looks.viewer_id",
  "grants.item_id",
  "grants.noun",
  "grants.right",
  "grants.team_id",
  "grants.to_id",
  "team_goals.kind",
  "team_goals.set_by",
  "team_goals.state",
  "team_goals.team_id",
  "team_members.role",
  "team_members.team_id",
  "trial_cards.fingerprint_hash",
  "uploads.file_facts",
  "uploads.file_key",
  "uploads.file_type",
  "usage_counters.span",
  "usage_counters.what",
];

/** Text, JSON and lists of texts in tables with a person's id: possibly written by people. */
const written = `select c.table_name || '.' || c.column_name as name from information_schema.columns c
  where c.table_schema = 'public' and c.data_type in ('text', 'jsonb', 'json', 'ARRAY', 'character varying', 'bytea')
  and c.column_name not in ('id', 'user_id', 'owner_id')
  and (c.table_name = 'users' or exists (select 1 from information_schema.columns o
    where o.table_schema = 'public' and o.table_name = c.table_name and o.column_name in ('user_id', 'owner_id')))
  order by 1`;

let deps: Deps;
let names: string[] = [];
beforeAll(async () => {
  deps = await testDeps();
  const found = await deps.database.query(written);
  names = rowsOf<{ name: string }>(found).map(({ name }) => name);
});
afterAll(() => deps.database.close());

/** Sealed columns without that word in their name. */
const otherwiseCalled = new Set(["profile_messages.sealed", "mailed_links.sealed", "person_keys.wrapped"]);
const isSealed = (name: string) => name.endsWith("_sealed") || otherwiseCalled.has(name);

it("every text of a person is sealed, or listed as a code or as readable", () => {
  expect(names.length).toBeGreaterThan(50);
  const known = new Set([...codes, ...Object.keys(clear)]);
  expect(names.filter((name) => !isSealed(name) && !known.has(name))).toEqual([]);
});

it("nothing is listed that is not there, or listed twice", () => {
  const there = new Set(names.filter((name) => !isSealed(name)));
  const listed = [...codes, ...Object.keys(clear)];
  expect(listed.filter((name) => !there.has(name))).toEqual([]);
  expect(listed.filter((name, i) => listed.indexOf(name) !== i)).toEqual([]);
});

it("SECURITY.md names all that stays readable", () => {
  const text = readFileSync(join(repositoryRoot, "SECURITY.md"), "utf8");
  const readable = text
    .split("\n")
    .filter((line) => line.startsWith("|"))
    .map((line) => line.split("|")[2] ?? "")
    .join("\n");
  expect([...new Set(Object.values(clear))].filter((words) => !readable.includes(words))).toEqual([]);
});
