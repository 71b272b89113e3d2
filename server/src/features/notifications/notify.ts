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

/** A notice to a person. */
export type NewNotification = {
  [K in NotificationKind]: {
    readonly userId: string;
    readonly kind: K;
    readonly params: NotificationParams<K>;
    /**
     * Its subject, in ids only: a person gets only the first of several notices with one key. Without a key each one
     * counts.
     */
    readonly key?: string;
    /** Its target inside the product; the kind's own target by default. */
    readonly link?: string;
    /** It is useless after this time, so quiet hours do not hold it longer. */
    readonly useBy?: Date;
  };
}[NotificationKind];

/**
 * Tells a person something: a row in their inbox, which open tabs hear of, and mail and text messages as they wish.
 * Runs in the caller's transaction, and leaves rows only; called again with one key within
 * a year it does nothing.
 *
 * @returns whether the person is told: not when they turned the topic off, know it already, or are gone.
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
