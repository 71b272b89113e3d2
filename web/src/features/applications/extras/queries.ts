import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  type Contact,
  changeContact,
  createContact,
  deleteContact,
  importContacts,
  listContacts,
} from "@waymark/contract/applications-contacts";
import {
  addApplicationFile,
  deleteApplicationFile,
  downloadApplicationFile,
  listApplicationFiles,
  renameApplicationFile,
  restoreApplicationFile,
} from "@waymark/contract/applications-files";
import type { CallOf } from "@waymark/contract/endpoint";
import {
  changeReminder,
  createReminder,
  deleteReminder,
  listReminders,
  type Snooze,
  snoozeReminder,
} from "@waymark/contract/reminders";
import { dismissFollowUp, listFollowUps } from "@waymark/contract/reminders-follow-ups";
import { call } from "../../../lib/api/call.ts";
import { useTrackerChanges } from "../../../lib/live/tracker-changes.ts";

const remindersKey = ["reminders"] as const;
const followUpsKey = ["follow-ups"] as const;
const contactsKey = ["contacts"] as const;
const filesName = "application-files";

export function useReminders() {
  useTrackerChanges(remindersKey);
  return useQuery({ queryKey: remindersKey, queryFn: ({ signal }) => call(listReminders, { signal }) });
}

export function useFollowUps() {
  useTrackerChanges(followUpsKey);
  return useQuery({ queryKey: followUpsKey, queryFn: ({ signal }) => call(listFollowUps, { signal }) });
}

export function useReminderActions() {
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: remindersKey });
  return {
    create: useMutation({
      mutationFn: (body: CallOf<typeof createReminder>["body"]) => call(createReminder, { body }),
      onSettled,
    }),
    change: useMutation({
      mutationFn: ({ id, ...body }: { id: string } & CallOf<typeof changeReminder>["body"]) =>
        call(changeReminder, { params: { id }, body }),
      onSettled,
    }),
    snooze: useMutation({
      mutationFn: ({ id, by }: { id: string; by: Snooze }) =>
        call(snoozeReminder, { params: { id }, body: { by } }),
      onSettled,
    }),
    remove: useMutation({
      mutationFn: (id: string) => call(deleteReminder, { params: { id } }),
      onSettled,
    }),
  };
}

export function useDismiss() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { id: string; dismissed: boolean }) => call(dismissFollowUp, { body }),
    onSettled: () => client.invalidateQueries({ queryKey: followUpsKey }),
  });
}

export function useContacts() {
  useTrackerChanges(contactsKey);
  return useQuery({ queryKey: contactsKey, queryFn: ({ signal }) => call(listContacts, { signal }) });
}

type NewContact = CallOf<typeof createContact>["body"];

export function useContactActions() {
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: contactsKey });
  return {
    save: useMutation({
      mutationFn: ({ before, input }: { before: Contact | null; input: NewContact }) =>
        before === null
          ? call(createContact, { body: input })
          : call(changeContact, { params: { id: before.id }, body: { ...input, version: before.version } }),
      onSettled,
    }),
    remove: useMutation({
      mutationFn: (id: string) => call(deleteContact, { params: { id } }),
      onSettled,
    }),
    take: useMutation({
      mutationFn: ({ file, applicationId }: { file: File; applicationId: string }) => {
        const form = new FormData();
        form.set("applicationId", applicationId);
        form.set("file", file);
        return call(importContacts, { form });
      },
      onSettled,
    }),
  };
}

export function useFiles(applicationId: string) {
  return useQuery({
    queryKey: [filesName, applicationId],
    queryFn: ({ signal }) => call(listApplicationFiles, { query: { applicationId }, signal }),
  });
}

export function useFileActions(applicationId: string) {
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: [filesName, applicationId] });
  return {
    add: useMutation({
      mutationFn: (file: File) => {
        const form = new FormData();
        form.set("file", file);
        return call(addApplicationFile, { params: { applicationId }, form });
      },
      onSettled,
    }),
    rename: useMutation({
      mutationFn: ({ id, name }: { id: string; name: string }) =>
        call(renameApplicationFile, { params: { id }, body: { name } }),
      onSettled,
    }),
    download: useMutation({
      mutationFn: (id: string) => call(downloadApplicationFile, { params: { id }, body: {} }),
    }),
    remove: useMutation({
      mutationFn: (id: string) => call(deleteApplicationFile, { params: { id } }),
      onSettled,
    }),
    restore: useMutation({
      mutationFn: (id: string) => call(restoreApplicationFile, { params: { id }, body: {} }),
      onSettled,
    }),
  };
}
