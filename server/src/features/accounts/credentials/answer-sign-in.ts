import type { SignedIn } from "@waymark/contract/accounts";
import { AppError } from "@waymark/contract/errors";
import type { FastifyReply } from "fastify";
import type { SignedInSession } from "./complete-sign-in.ts";

/**
 * Answers a successful sign-in with the session's cookies: the end of every route that signs in.
 * @throws AppError `second_factor_required`, with the cookies, while it is owed.
 */
export function answerSignIn(reply: FastifyReply, entered: SignedInSession): SignedIn {
  const { user, secondFactorOwed, setCookies } = entered;
  reply.header("set-cookie", setCookies).header("cache-control", "no-store");
  if (secondFactorOwed) throw new AppError("second_factor_required");
  return { user };
}
