import * as mocking from "@waymark/contract/interviews-mocks";
import * as bank from "@waymark/contract/interviews-questions";
import * as speech from "@waymark/contract/interviews-speech";
import type { Mount } from "../../../http/mount.ts";
import { asPrivateFile } from "../../../http/private-file.ts";
import { adviseAnswer } from "./advise-answer.ts";
import { answerMock, readOutline, saveDraft, skipTurn } from "./answer-mock.ts";
import {
  continueMock,
  deleteMock,
  finishMock,
  listMocks,
  pauseMock,
  readMock,
  restoreMock,
  startMock,
} from "./mocks.ts";
import {
  changeQuestion,
  createQuestion,
  deleteQuestion,
  restoreQuestion,
  setFavourite,
} from "./own-questions.ts";
import { listCompetencies, listDueQuestions, listQuestions, readQuestion } from "./question-bank.ts";
import {
  deleteRecording,
  keepRecording,
  linkRecording,
  openRecording,
  restoreRecording,
} from "./spoken/recordings.ts";
import { transcribe } from "./spoken/transcribe.ts";

const ok = { ok: true as const };

export function questionRoutes(mount: Mount): void {
  mount(bank.listQuestions, ({ deps, actor, query }) => listQuestions(deps, actor, query));
  mount(bank.listDueQuestions, ({ deps, actor, query }) => listDueQuestions(deps, actor, query));
  mount(bank.listCompetencies, async ({ actor, query }) => listCompetencies(query.language ?? actor.locale));
  mount(bank.readQuestion, async ({ deps, actor, params, query }) => ({
    question: await readQuestion(deps, actor, params.id, query.language ?? actor.locale),
  }));
  mount(bank.createQuestion, async ({ deps, actor, body }) => ({
    question: await createQuestion(deps, actor, body),
  }));
  mount(bank.changeQuestion, async ({ deps, actor, params, body }) => ({
    question: await changeQuestion(deps, actor, params.id, body),
  }));
  mount(bank.deleteQuestion, async ({ deps, actor, params }) => {
    await deleteQuestion(deps, actor, params.id);
    return ok;
  });
  mount(bank.restoreQuestion, async ({ deps, actor, params }) => ({
    question: await restoreQuestion(deps, actor, params.id),
  }));
  mount(bank.setFavourite, async ({ deps, actor, params, body }) => {
    await setFavourite(deps, actor, params.id, body.favourite);
    return ok;
  });
}

export function mockRoutes(mount: Mount): void {
  mount(mocking.listMocks, ({ deps, actor, query }) => listMocks(deps, actor, query));
  mount(mocking.startMock, async ({ deps, actor, body }) => ({ mock: await startMock(deps, actor, body) }));
  mount(mocking.readMock, async ({ deps, actor, params }) => ({
    mock: await readMock(deps, actor, params.id),
  }));
  mount(mocking.answerMock, async ({ deps, actor, params, body }) => ({
    mock: await answerMock(deps, actor, params.id, body),
  }));
  mount(mocking.skipTurn, async ({ deps, actor, params, body }) => ({
    mock: await skipTurn(deps, actor, params.id, body),
  }));
  mount(mocking.saveDraft, ({ deps, actor, params, body }) => saveDraft(deps, actor, params.id, body));
  mount(mocking.pauseMock, async ({ deps, actor, params }) => ({
    mock: await pauseMock(deps, actor, params.id),
  }));
  mount(mocking.continueMock, async ({ deps, actor, params }) => ({
    mock: await continueMock(deps, actor, params.id),
  }));
  mount(mocking.finishMock, async ({ deps, actor, params }) => ({
    mock: await finishMock(deps, actor, params.id),
  }));
  mount(mocking.deleteMock, async ({ deps, actor, params }) => {
    await deleteMock(deps, actor, params.id);
    return ok;
  });
  mount(mocking.restoreMock, async ({ deps, actor, params }) => ({
    mock: await restoreMock(deps, actor, params.id),
  }));
  mount(mocking.readOutline, async ({ deps, actor, params }) => ({
    parts: await readOutline(deps, actor, params),
  }));
}

export function speechRoutes(mount: Mount): void {
  mount(speech.readPracticeServices, async ({ deps }) => ({
    speechHost: deps.transcriber.host,
    model: deps.llm.modelFor("practice"),
  }));
  mount(speech.adviseAnswer, async ({ deps, actor, params }) => ({
    mock: await adviseAnswer(deps, actor, params),
  }));
  mount(speech.transcribeSound, async ({ deps, actor, params, stream, request }) => {
    const gone = new AbortController();
    request.raw.once("aborted", () => gone.abort());
    return { text: await transcribe(deps, actor, params.id, { ...stream, signal: gone.signal }) };
  });

  mount(speech.keepRecording, async ({ deps, actor, params, query, files }) => ({
    recording: await keepRecording(
      deps,
      actor,
      { mockId: params.id, answerId: params.answerId, id: query.recording, seconds: query.seconds },
      files[0],
    ),
  }));
  mount(speech.linkRecording, ({ deps, actor, params }) => linkRecording(deps, actor, params.recordingId));
  mount(speech.linkedRecording, async ({ deps, params, reply }) => {
    const { bytes, ...file } = await openRecording(deps, params.token);
    asPrivateFile(reply, file);
    return reply.send(bytes);
  });
  mount(speech.deleteRecording, async ({ deps, actor, params }) => {
    await deleteRecording(deps, actor, params.recordingId);
    return ok;
  });
  mount(speech.restoreRecording, async ({ deps, actor, params }) => ({
    recording: await restoreRecording(deps, actor, params.recordingId),
  }));
}
