import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { Mock, Recording } from "./interviews-mocks.ts";
import { Done, Id } from "./values.ts";

const noun = "interviews";
const access = "user";

/** The sound that is written down at a time: WAV of 16-bit samples, one channel. */
export const soundPiece = { rate: 16_000, seconds: 30, bytes: 1_000_000 } as const;

/**
 * The operator's services for practice: the host that writes speech down besides the browser, and the model that
 * gives advice. Null: there is none.
 */
export const readPracticeServices = endpoint({
  method: "GET",
  path: "/api/interview-services",
  access,
  noun,
  response: z.object({ speechHost: z.string().nullable(), model: z.string().nullable() }),
  errors: ["not_signed_in"],
});

/**
 * Asks the model about an answer: lines of advice, and while the follow-up is open one in words of its own, about what
 * the score found missing. The score stays as it is.
 */
export const adviseAnswer = endpoint({
  method: "POST",
  path: "/api/mock-interviews/:id/answers/:answerId/advice",
  access,
  noun,
  params: z.object({ id: Id, answerId: Id }),
  body: z.object({}),
  response: z.object({ mock: Mock }),
  errors: ["not_signed_in", "not_found", "model_off", "model_limit", "model_limit_all", "model_unavailable"],
  limit: 30,
});

/**
 * Writes down a piece of a spoken answer (WAV). The sound is passed on to the operator's recogniser while it arrives and
 * is not stored. The language is that of the mock interview.
 */
export const transcribeSound = endpoint({
  method: "POST",
  path: "/api/mock-interviews/:id/transcriptions",
  access,
  noun,
  params: z.object({ id: Id }),
  stream: { types: ["audio/wav"], bytes: soundPiece.bytes },
  response: z.object({ text: z.string() }),
  errors: [
    "not_signed_in",
    "not_found",
    "mock_finished",
    "unsupported_media",
    "body_too_large",
    "file_kind",
    "speech_off",
    "speech_unavailable",
  ],
  limit: 120,
});

/** Bytes of a recording (45 minutes of speech), recordings of a person, and days for which they are kept. */
export const recordingLimits = { bytes: 12_000_000, perPerson: 100, days: 30 } as const;

/**
 * Field `sound`: WebM, Ogg, MP4 or WAV, sealed, for 30 days. Nothing is sent unless the person presses 'Keep'. The
 * same `id` of the browser is kept once.
 */
export const keepRecording = endpoint({
  method: "POST",
  path: "/api/mock-interviews/:id/answers/:answerId/recordings",
  access,
  noun,
  params: z.object({ id: Id, answerId: Id }),
  query: z.object({ recording: Id, seconds: z.coerce.number().min(0).max(7_200) }),
  files: ["sound"],
  fileBytes: recordingLimits.bytes,
  response: z.object({ recording: Recording }),
  errors: [
    "not_signed_in",
    "not_found",
    "file_missing",
    "file_too_large",
    "file_kind",
    "too_many_recordings",
  ],
  limit: 60,
});

const ByRecording = z.object({ recordingId: Id });

/** The link works for five minutes. */
export const linkRecording = endpoint({
  method: "POST",
  path: "/api/mock-recordings/:recordingId/download",
  access,
  noun,
  params: ByRecording,
  body: z.object({}),
  response: z.object({ downloadUrl: z.string() }),
  errors: ["not_signed_in", "not_found"],
});

/** An invalid link gets 404, an expired one 410. */
export const linkedRecording = endpoint({
  method: "GET",
  path: "/api/mock-recordings/links/:token",
  access: "public",
  noun,
  params: z.object({ token: z.string() }),
  response: z.unknown(),
  answers: ["audio/*"],
  errors: ["not_found", "link_stale"],
  limit: 120,
});

/** It can be brought back for ten minutes, then its bytes are removed. */
export const deleteRecording = endpoint({
  method: "DELETE",
  path: "/api/mock-recordings/:recordingId",
  access,
  noun,
  params: ByRecording,
  response: Done,
  errors: ["not_signed_in", "not_found"],
});

export const restoreRecording = endpoint({
  method: "POST",
  path: "/api/mock-recordings/:recordingId/restore",
  access,
  noun,
  params: ByRecording,
  body: z.object({}),
  response: z.object({ recording: Recording }),
  errors: ["not_signed_in", "not_found", "too_many_recordings"],
});
