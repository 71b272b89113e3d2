import { zodResolver } from "@hookform/resolvers/zod";
import { ContactMessage, ContactTopic, contactTopics } from "@waymark/contract/support-contact";
import { useEffect, useState } from "react";
import { type UseFormReturn, useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { CallError } from "../../lib/api/call.ts";
import { useSession } from "../../lib/session/session.tsx";
import { messageDraftKey } from "../../lib/session/stored-user.ts";
import { readTabJson, writeTab } from "../../lib/storage.ts";
import { Button } from "../../ui/button/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Field } from "../../ui/form/field.tsx";
import { Input, Select, Textarea } from "../../ui/form/input.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useFormToken, useSendMessage } from "./queries.ts";

type Draft = z.input<typeof ContactMessage>;

const Kept = z.object({ topic: ContactTopic, message: z.string() });

/** The draft is kept while the person visits other screens. */
export function ContactForm() {
  const { t } = useTranslation();
  const { user } = useSession();
  const token = useFormToken();
  const [kept] = useState(() => Kept.safeParse(readTabJson(messageDraftKey)).data);
  const send = useSendMessage();
  const form = useForm<Draft, unknown, ContactMessage>({
    resolver: zodResolver(ContactMessage),
    defaultValues: {
      topic: kept?.topic ?? "question",
      name: user.displayName || [user.firstName, user.lastName].filter(Boolean).join(" "),
      email: user.email,
      company: "",
      times: "",
      message: kept?.message ?? "",
    },
  });
  useKeptDraft(form);
  const submit = form.handleSubmit(async (message) => {
    // The server refuses an expired token. `onSettled` then fetches a new one, and the message stays in the form.
    const fresh = token.data ?? (await token.refetch()).data;
    if (!fresh) return;
    send.mutate(
      { ...message, ...fresh, website: "" },
      {
        onSuccess: () => form.reset({ ...form.getValues(), message: "" }),
        onSettled: () => void token.refetch(),
      },
    );
  });
  if (send.isSuccess) return <Sent onAgain={() => send.reset()} />;
  const failed = send.error ?? token.error;
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid max-w-2xl gap-5">
      <MessageFields form={form} />
      {failed !== null && (
        <Notice>{failed instanceof CallError ? failed.error : t("support-contact.failed")}</Notice>
      )}
      <Button type="submit" busy={send.isPending} className="justify-self-start">
        {t(send.isPending ? "support-contact.form.sending" : "support-contact.form.send")}
      </Button>
    </form>
  );
}

type Form = UseFormReturn<Draft, unknown, ContactMessage>;

function MessageFields({ form }: { form: Form }) {
  const { t } = useTranslation();
  const { errors } = form.formState;
  const problem = (field: "name" | "email" | "message") =>
    errors[field] ? t(`support-contact.problem.${field}`) : undefined;
  return (
    <>
      <Field label={t("support-contact.form.topic")}>
        <Select {...form.register("topic")}>
          {contactTopics.map((topic) => (
            <option key={topic} value={topic}>
              {t(`support-contact.topic.${topic}`)}
            </option>
          ))}
        </Select>
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={t("support-contact.form.name")} error={problem("name")}>
          <Input autoComplete="name" {...form.register("name")} />
        </Field>
        <Field label={t("support-contact.form.email")} error={problem("email")}>
          <Input type="email" autoComplete="email" {...form.register("email")} />
        </Field>
      </div>
      <Field
        label={t("support-contact.form.message")}
        error={problem("message")}
        hint={t("support-contact.form.note")}
      >
        <Textarea rows={7} maxLength={4_000} {...form.register("message")} />
      </Field>
    </>
  );
}

/** Keeps topic and message in this tab while they are typed. */
function useKeptDraft(form: Form): void {
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values: { topic, message } }) =>
          writeTab(messageDraftKey, message === "" ? null : JSON.stringify({ topic, message })),
      }),
    [form],
  );
}

function Sent({ onAgain }: { onAgain: () => void }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      title={t("support-contact.sent.title")}
      text={t("support-contact.sent.text")}
      action={
        <Button variant="secondary" onClick={onAgain}>
          {t("support-contact.sent.again")}
        </Button>
      }
    />
  );
}
