import type { ExportSection } from "../../../export-section.ts";
import { readAllMocks, readMockAnswers } from "./mocks-store.ts";
import { readAsked, readMarks, readOwnQuestions } from "./questions-store.ts";
import { fileNameOf, shown } from "./spoken/recordings.ts";
import { readAllRecordings } from "./spoken/recordings-store.ts";

/** Own questions, marks, where questions were asked, and mock interviews with their answers and recordings; the trash too. */
export const exportPractice: ExportSection = {
  name: "interview-practice",
  tables: ["own_questions", "question_marks", "asked_questions", "mocks", "mock_answers", "mock_recordings"],
  read: async (deps, userId) => {
    const mocks = [];
    for (const { seenAt: _seen, ...mock } of await readAllMocks(deps, userId))
      mocks.push({ ...mock, answers: await readMockAnswers(deps, userId, mock.id) });
    const asked = [...(await readAsked(deps, userId))].map(([question, interviews]) => ({
      question,
      interviews,
    }));
    const recordings = await readAllRecordings(deps.db, userId);
    const marks = [...(await readMarks(deps.db, userId))].map(([question, mark]) => ({ question, ...mark }));
    return {
      data: {
        questions: await readOwnQuestions(deps, userId, { trash: true }),
        marks,
        asked,
        mocks,
        recordings: recordings.map(shown),
      },
      files: recordings.map((one) => ({ key: one.fileKey, name: fileNameOf(one) })),
    };
  },
  fileKeys: async (deps, userId) => (await readAllRecordings(deps.db, userId)).map(({ fileKey }) => fileKey),
};
