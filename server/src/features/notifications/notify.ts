import { NoticeLink } from "@waymark/contract/notifications";
import {
  type NotificationKind,
  type NotificationParams,
  notificationKinds,
} from "@waymark/contract/notifications-kinds";
import { planSendings } from "@waymark/domain/notifications/plan-sendings";
import type { Deps } from "../../deps.ts";
import { newId } from "../../ids.ts";
import { findPerson } from "../accounts/profile/users.ts";
import { leaveNotices } from "./leave-notices.ts";
import { readerOf } from "./reader-of.ts";
import { insertNotice, insertSendings } from "./store.ts";

export type NewNotification = {
  [K in NotificationKind]: {
    readonly userId: string;
    readonly kind: K;
    readonly params: NotificationParams<K>;
    /**
     * Made of ids only. A person gets only the first of several notices with one key; without a key each one counts.
     */
    readonly key?: string;
    /** Its target inside the product; the kind's own target by default. */
    readonly link?: string;
    /** It is useless after this time, so quiet hours do not hold it longer. */
    readonly useBy?: Date;
  };
}[NotificationKind];

/**
 * Writes a row to the inbox and plans mail and text messages, in the caller's transaction. Called again with one key
 * within a year it does nothing. @returns false when the person turned the topic off, has this notice, or is gone.
 */
export async function notify(deps: Deps, notification: NewNotification): Promise<boolean> {
  const { userId, kind, key, useBy } = notification;
  const person = await findPerson(deps, userId);
  if (person === null) return false;
  const now = deps.now();
  const plan = planSendings(kind, await readerOf(deps, person), now, useBy);
  if (plan === null) return false;
  const id = newId();
  const params = notificationKinds[kind].params.parse(notification.params);
  const link = NoticeLink.parse(notification.link ?? notificationKinds[kind].link);
  const isNew = await insertNotice(deps, userId, { id, kind, key: key ?? id, params, link });
  if (!isNew) return false;
  await deps.events.publish(deps.db, userId, "notices-changed", { id });
  const notice = { id, kind, params, link, createdAt: now.toISOString(), readAt: null };
  const isNow = ({ at }: { at: Date }) => at <= now;
  for (const { channel } of plan.filter(isNow)) await leaveNotices(deps, person, channel, [notice]);
  const later = plan.filter((sending) => !isNow(sending));
  await insertSendings(
    deps.db,
    later.map(({ channel, at, digest }) => ({
      id: newId(),
      notificationId: id,
      userId,
      channel,
      digest,
      dueAt: at,
      useBy: useBy ?? null,
    })),
  );
  return true;
}
