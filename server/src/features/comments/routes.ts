import * as contract from "@waymark/contract/comments";
import type { Mount } from "../../http/mount.ts";
import {
  answerSuggestion,
  deleteComment,
  listThreads,
  openThread,
  replyToThread,
  resolveThread,
} from "./threads.ts";

export function commentRoutes(mount: Mount): void {
  mount(contract.listThreads, ({ deps, actor, params }) => listThreads(deps, actor, params));
  mount(contract.openThread, ({ deps, actor, params, body }) => openThread(deps, actor, params, body));
  mount(contract.replyToThread, ({ deps, actor, params, body }) => replyToThread(deps, actor, params, body));
  mount(contract.resolveThread, ({ deps, actor, params, body }) =>
    resolveThread(deps, actor, params, body.resolved),
  );
  mount(contract.answerSuggestion, ({ deps, actor, params, body }) =>
    answerSuggestion(deps, actor, params, body.accept),
  );
  mount(contract.deleteComment, ({ deps, actor, params }) => deleteComment(deps, actor, params));
}
