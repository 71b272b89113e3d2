import { getUser, signOut, type UserDetail } from "@waymark/contract/accounts";
import { call } from "../api/call.ts";

export const readAccount = (id: string): Promise<UserDetail> => call(getUser, { params: { id } });

/** Ends this browser's session on the server; `false` when the server did not say so. */
export const endSession = (): Promise<boolean> =>
  call(signOut, { body: {} }).then(
    () => true,
    () => false,
  );
