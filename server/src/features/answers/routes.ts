import * as contract from "@waymark/contract/answers";
import type { Mount } from "../../http/mount.ts";
import { createAnswer, deleteAnswer, listAnswers, saveAnswer } from "./answers.ts";

export function answerRoutes(mount: Mount): void {
  mount(contract.listAnswers, ({ deps, actor }) => listAnswers(deps, actor));

  mount(contract.createAnswer, async ({ deps, actor, body }) => ({
    answer: await createAnswer(deps, actor, body),
  }));

  mount(contract.saveAnswer, async ({ deps, actor, params, body }) => ({
    answer: await saveAnswer(deps, actor, params.id, body),
  }));

  mount(contract.deleteAnswer, async ({ deps, actor, params }) => {
    await deleteAnswer(deps, actor, params.id);
    return { ok: true as const };
  });
}
