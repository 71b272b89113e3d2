-- Rows as Waymark wrote them at commit 4a2aa5f3, when its embedded database was another engine: for the schema of the
-- migrations 0000 to 0003. Sealed values open with a key of 32 bytes 7; the password is "correct horse battery".
INSERT INTO users (id, name, email, email_verified, image, created_at, updated_at, second_factor) VALUES
  ('0192f0c1-7a10-7000-8000-000000000001', 'Ada', 'ada@example.org', true, 'https://example.org/a.png', '2026-05-01T08:00Z', '2026-05-02T08:00Z', false),
  ('0192f0c1-7a10-7000-8000-000000000002', 'Björn Ωμέγα', 'bjorn@example.org', false, NULL, '2026-05-03T08:00Z', '2026-05-03T08:00Z', false);
INSERT INTO person_keys (user_id, wrapped, key_version, created_at) VALUES
  ('0192f0c1-7a10-7000-8000-000000000001', '1.2MH2QHrOpgKTvYjzJVuQJqzSZ4h_tjzj4aMgdVDv2y34LOb6l0B06fsTbUxEAF6Ww28rIyV9hmsIPobt', 1, '2026-05-01T08:00Z');
INSERT INTO people (user_id, display_name, first_name, last_name, skills, plan, created_at, updated_at) VALUES
  ('0192f0c1-7a10-7000-8000-000000000001', 'Ada', 'Ada', 'L', '["nursing","first aid"]', 'pro', '2026-05-01T08:00Z', '2026-05-02T08:00Z'),
  ('0192f0c1-7a10-7000-8000-000000000002', 'Björn Ωμέγα', 'Björn', 'Ωμέγα', '[]', NULL, '2026-05-03T08:00Z', '2026-05-03T08:00Z');
INSERT INTO sign_in_methods (id, user_id, account_id, provider_id, access_token, refresh_token, scope, password, created_at, updated_at) VALUES
  ('0192f0c1-7a10-7000-8000-000000000011', '0192f0c1-7a10-7000-8000-000000000001', '0192f0c1-7a10-7000-8000-000000000001', 'credential', NULL, NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$WwRhwI5eM+UqN3UTSqCq4A$kQTl+XMFp+CA8GA/9pvlbice8eAJN7Naa/GCTYM1EKs', '2026-05-01T08:00Z', '2026-05-01T08:00Z'),
  ('0192f0c1-7a10-7000-8000-000000000012', '0192f0c1-7a10-7000-8000-000000000002', '77', 'google', 'an access token', 'a refresh token', 'openid', NULL, '2026-05-03T08:00Z', '2026-05-03T08:00Z');
INSERT INTO sessions (id, user_id, token, expires_at, ip_address, user_agent, created_at, updated_at, browser, system, last_used_at) VALUES
  ('0192f0c1-7a10-7000-8000-000000000021', '0192f0c1-7a10-7000-8000-000000000001', 'a token', '2099-01-01T00:00Z', '192.0.2.1', 'Firefox', '2026-05-01T08:00Z', '2026-05-01T08:00Z', 'Firefox', 'Linux', NULL);
INSERT INTO verifications (id, identifier, value, expires_at, created_at, updated_at) VALUES
  ('v1', 'ada@example.org', 'x', '2099-01-01T00:00Z', '2026-05-01T08:00Z', '2026-05-01T08:00Z');
INSERT INTO resumes (id, user_id, name_sealed, content_sealed, is_default, created_at, updated_at) VALUES
  ('0192f0c1-7a10-7000-8000-0000000000a1', '0192f0c1-7a10-7000-8000-000000000001', '1.odpEiDcB5qPqNCgRulvEFFaJRXva1x2FG_E4ge1XpDpqslPFbxMW', 'sealed', true, '2026-05-01T09:00Z', '2026-05-01T09:00Z');
INSERT INTO resume_revisions (id, user_id, resume_id, version, name_sealed, state_sealed, saved_at) VALUES
  ('0192f0c1-7a10-7000-8000-0000000000b1', '0192f0c1-7a10-7000-8000-000000000001', '0192f0c1-7a10-7000-8000-0000000000a1', 1, 'sealed', 'sealed', '2026-05-01T09:00Z');
INSERT INTO applications (id, user_id, job, stage, stage_since, way, rank, tags, created_at, updated_at) VALUES
  ('0192f0c1-7a10-7000-8000-0000000000c1', '0192f0c1-7a10-7000-8000-000000000001', '{"title":"Nurse","company":"Clinic"}', 'applied', '2026-05-04T08:00Z', 'outside', 1.5, '{"near","a \"quoted\" tag"}', '2026-05-04T08:00Z', '2026-05-04T08:00Z');
INSERT INTO application_events (application_id, seq, id, user_id, kind, to_stage, at, recorded_at) VALUES
  ('0192f0c1-7a10-7000-8000-0000000000c1', 1, '0192f0c1-7a10-7000-8000-0000000000d1', '0192f0c1-7a10-7000-8000-000000000001', 'added', 'applied', '2026-05-04T08:00Z', '2026-05-04T08:00Z');
INSERT INTO subscriptions (id, user_id, attempt, call_key, plan_type, period, provider_id, status, access, trial_days, created_at, updated_at) VALUES
  ('0192f0c1-7a10-7000-8000-0000000000e1', '0192f0c1-7a10-7000-8000-000000000001', 'a', 'k', 'pro', 'monthly', 'sub_1', 'active', 'full', 0, '2026-05-02T08:00Z', '2026-05-02T08:00Z');
INSERT INTO outgoing_messages (id, channel, sealed_for, key, language, sealed, state, attempts, created_at, updated_at) VALUES
  ('m1', 'mail', '', 'welcome', 'en', NULL, 'sent', 1, '2026-05-01T08:00Z', '2026-05-01T08:01Z'),
  ('m2', 'mail', '', 'welcome', 'en', NULL, 'sending', 1, '2026-05-01T08:00Z', '2026-05-01T08:02Z');
INSERT INTO job_boards (id, kind, slug, company, listed, country, trade, created_at) VALUES
  ('b1', 'greenhouse', 'acme', 'Acme', 'starter', 'us', '', '2026-05-01T08:00Z'),
  ('b2', 'site', 'jobs.example.org', 'Clinic', '', 'de', '', '2026-05-01T08:00Z');
INSERT INTO followed_boards (id, user_id, board_id, address, followed_at) VALUES
  ('f1', '0192f0c1-7a10-7000-8000-000000000001', 'b2', 'https://jobs.example.org', '2026-05-01T08:00Z');
INSERT INTO jobs (id, source, source_id, fingerprint, title, plain_title, title_key, company, location, country, remote, posted_at, salary, description, type, url, occupation_group, skills, sample, shown, seen_at, created_at, card_id, card) VALUES
  ('j1', 'greenhouse', 'acme/1', 'f1', 'Engineer', 'engineer', 'engineer', 'Acme', 'Boston', 'us', false, '2026-05-01T00:00Z', '', 'Builds things.', 'full-time', 'https://example.org/1', 'engineering', '{"cad"}', false, true, '2026-05-01T00:00Z', '2026-05-01T00:00Z', NULL, '{"members":2}'),
  ('j2', 'careersite', 'jobs.example.org/2', 'f2', 'Nurse', 'nurse', 'nurse', 'Clinic', 'Berlin', 'de', false, '2026-05-02T00:00Z', '', 'Cares.', 'full-time', 'https://example.org/2', 'health', '{}', false, false, '2026-05-02T00:00Z', '2026-05-02T00:00Z', 'j1', NULL);
INSERT INTO job_index (job_id, posted_at, tokens) VALUES
  ('j1', '2026-05-01T00:00Z', to_tsvector('english', 'engineer builds things')),
  ('j2', '2026-05-02T00:00Z', to_tsvector('english', 'nurse cares'));
INSERT INTO events (user_id, kind, data) SELECT '0192f0c1-7a10-7000-8000-000000000001', 'resume_saved', jsonb_build_object('n', n) FROM generate_series(1, 1000) AS n;
INSERT INTO job_changes (job_id, changed_at) SELECT 'j1', '2026-05-01T00:00Z' FROM generate_series(1, 50);
INSERT INTO llm_usage (user_id, day, calls, tokens) VALUES ('0192f0c1-7a10-7000-8000-000000000001', '2026-05-01', 3, 5000000000);
