import type { User } from "@waymark/contract/accounts";
import { removePhoto, savePhoto } from "@waymark/contract/accounts-photo";
import { call } from "../../../lib/api/call.ts";

/** @throws CallError, among others with a photo code. */
export async function changePhoto(id: string, picture: string): Promise<User> {
  const { user } = await call(savePhoto, { params: { id }, body: { picture } });
  return user;
}

/** @throws CallError */
export async function dropPhoto(id: string): Promise<User> {
  const { user } = await call(removePhoto, { params: { id } });
  return user;
}
