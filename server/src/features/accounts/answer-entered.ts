import type { SignedIn } from "@waymark/contract/accounts";
import { AppError } from "@waymark/contract/errors";
import type { FastifyReply } from "fastify";
import type { Entered } from "./enter.ts";

/**
 * Answers somebody who got in, with the session's cookies: the end of every route that is a way in.
 * @throws AppError `second_factor_required`, cookies and all, while they owe it.
 */
export function answerEntered(reply: FastifyReply, entered: Entered): SignedIn {
  const { user, secondFactorOwed, setCookies } = entered;
  reply.header("set-cookie", setCookies).header("cache-control", "no-store");
  if (secondFactorOwed) throw new AppError("second_factor_required");
  return { user };
}
