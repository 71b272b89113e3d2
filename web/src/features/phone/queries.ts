import type { User } from "@waymark/contract/accounts";
import type { AnswerOf } from "@waymark/contract/endpoint";
import { sendPhoneVerification, verifyPhone } from "@waymark/contract/phone";
import { call } from "../../lib/api/call.ts";
import { withRecentProof } from "../../lib/session/prove.ts";

// Plain functions, because the sign-in page does without the query cache and its size.

/** @throws CallError */
export function sendCode(
  userId: string,
  phoneNumber: string,
): Promise<AnswerOf<typeof sendPhoneVerification>> {
  return withRecentProof(() => call(sendPhoneVerification, { body: { userId, phoneNumber } }));
}

/** @throws CallError `code_invalid` among others. */
export async function checkCode(userId: string, code: string): Promise<User> {
  const { user } = await call(verifyPhone, { body: { userId, code } });
  return user;
}
