import { linkSent, makeLink, pageLink } from "../../codes/mailed-link.ts";
import { countSending } from "../../codes/make-code.ts";
import { type Deps, inTransaction } from "../../deps.ts";
import { networkKey } from "../../http/limits.ts";
import { findAccount } from "../accounts/account.ts";
import { recovery } from "../accounts/credentials/password.ts";
import { type Device, unknownDevice } from "../accounts/sessions/device-of.ts";
import { knownDeviceOf } from "../accounts/sessions/known-device.ts";
import { silentMs, withMinimumDuration } from "./minimum-duration.ts";

/**
 * Mails a link that sets a new password. Answer and time are the same when there is no such account, and when the
 * address has got twenty links within the hour, or ten that one /24 or /48 asked for: each of these still works.
 * @throws AppError `rate_limited` after five from one IP address or known device within the hour, `mail_limit`.
 */
export async function requestRecovery(
  deps: Deps,
  email: string,
  device: Device = unknownDevice,
): Promise<void> {
  const knownDevice = await knownDeviceOf(deps, device, email);
  const by = {
    from: knownDevice ?? device.address,
    network: networkKey(device.address),
    isKnown: knownDevice !== null,
  };
  await deps.mail.requireRoom(deps.db, "recover");
  const work = inTransaction(deps, async (tx) => {
    if ((await countSending(tx, { purpose: recovery, address: email, ...by })) !== null) return;
    const account = await findAccount(tx, email);
    if (account === null) return;
    const { userId, language } = account;
    const token = await makeLink(tx, { purpose: recovery, userId });
    const params = { link: pageLink(tx, "/recover", token) };
    const whenSent = linkSent(token);
    await tx.mail.send(tx.db, { userId, to: email, language, key: "recover", params, whenSent });
  });
  await withMinimumDuration(silentMs, work);
}
