import { type Contact, exportContacts } from "@waymark/contract/applications-contacts";
import { dialled } from "@waymark/domain/phone/dialled";
import { Download, FileUp, Mail, Pencil, Phone, Plus } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { reasonOf } from "../../../lib/api/reason-of.ts";
import { Button, IconButton } from "../../../ui/button/button.tsx";
import { LinkButton, TextLink } from "../../../ui/button/link-button.tsx";
import { Field } from "../../../ui/form/field.tsx";
import { FileChooser } from "../../../ui/form/file-chooser.tsx";
import { Select } from "../../../ui/form/input.tsx";
import { GroupEmpty } from "../../../ui/group.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { toast } from "../../../ui/overlay/toast.ts";
import { RowsSkeleton } from "../../../ui/rows.tsx";
import { ContactDialog } from "./contact-dialog.tsx";
import { useContactActions, useContacts } from "./queries.ts";

export function ContactsPanel({ applicationId }: { applicationId?: string }) {
  const { t } = useTranslation();
  const list = useContacts();
  const { take, save } = useContactActions();
  const read = useImport(take, applicationId ?? "");
  const [editing, setEditing] = useState<Contact | "new" | null>(null);
  const all = list.data?.contacts ?? [];
  const isHere = ({ applicationIds }: Contact) =>
    applicationId === undefined || applicationIds.includes(applicationId);
  const here = all.filter(isHere);
  const others = all.filter((contact) => !isHere(contact));
  const link = (contact: Contact) => {
    if (applicationId === undefined) return;
    const { name, role, company, email, phone, notes, applicationIds } = contact;
    const input = { name, role, company, email, phone, notes };
    save.mutate({ before: contact, input: { ...input, applicationIds: [...applicationIds, applicationId] } });
  };
  if (list.isPending) return <RowsSkeleton rows={2} label={t("applications-tracker.contacts.loading")} />;
  return (
    <div className="grid gap-4">
      {list.isError && (
        <Notice onRetry={() => void list.refetch()}>
          {t("applications-tracker.contacts.failed", { reason: reasonOf(list.error) })}
        </Notice>
      )}
      {list.isSuccess && here.length === 0 && (
        <GroupEmpty>{t("applications-tracker.contacts.none")}</GroupEmpty>
      )}
      {here.length > 0 && (
        <ul className="divide-y divide-line rounded-xl border border-line bg-surface">
          {here.map((contact) => (
            <ContactRow key={contact.id} contact={contact} onEdit={() => setEditing(contact)} />
          ))}
        </ul>
      )}
      {others.length > 0 && <OtherContacts others={others} isSaving={save.isPending} onLink={link} />}
      {(take.isError || save.isError) && <Notice>{reasonOf(take.error ?? save.error)}</Notice>}
      <Actions
        isReading={take.isPending}
        hasContacts={all.length > 0}
        onAdd={() => setEditing("new")}
        onFile={read}
      />
      {editing !== null && (
        <ContactDialog
          before={editing === "new" ? null : editing}
          {...(applicationId === undefined ? {} : { applicationId })}
          onClose={() => setEditing(null)}
        />
      )}
    </div>
  );
}

function useImport(take: ReturnType<typeof useContactActions>["take"], applicationId: string) {
  const { t } = useTranslation();
  return (file: File) =>
    take.mutate(
      { file, applicationId },
      {
        onSuccess: ({ contacts, already, passedOver }) =>
          toast({
            title: t("applications-tracker.contacts.taken", { count: contacts.length }),
            ...(already + passedOver > 0
              ? { description: t("applications-tracker.contacts.notTaken", { already, passedOver }) }
              : {}),
          }),
      },
    );
}

function OtherContacts({
  others,
  isSaving,
  onLink,
}: {
  others: readonly Contact[];
  isSaving: boolean;
  onLink: (contact: Contact) => void;
}) {
  const { t } = useTranslation();
  return (
    <Field label={t("applications-tracker.contacts.link")}>
      <Select
        value=""
        disabled={isSaving}
        onChange={({ target }) => {
          const chosen = others.find(({ id }) => id === target.value);
          if (chosen) onLink(chosen);
        }}
      >
        <option value="">{t("applications-tracker.contacts.choose")}</option>
        {others.map(({ id, name, company }) => (
          <option key={id} value={id}>
            {[name, company].filter(Boolean).join(", ")}
          </option>
        ))}
      </Select>
    </Field>
  );
}

function Actions({
  isReading,
  hasContacts,
  onAdd,
  onFile,
}: {
  isReading: boolean;
  hasContacts: boolean;
  onAdd: () => void;
  onFile: (file: File) => void;
}) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="secondary" size="sm" onClick={onAdd}>
        <Plus aria-hidden="true" className="size-4" />
        {t("applications-tracker.contacts.add")}
      </Button>
      <FileChooser
        label={t("applications-tracker.contacts.import")}
        accept=".vcf,text/vcard"
        variant="quiet"
        busy={isReading}
        onFile={onFile}
      >
        <FileUp aria-hidden="true" className="size-4" />
        {t("applications-tracker.contacts.import")}
      </FileChooser>
      {hasContacts && (
        <LinkButton variant="quiet" size="sm" href={exportContacts.path} download>
          <Download aria-hidden="true" className="size-4" />
          {t("applications-tracker.contacts.export")}
        </LinkButton>
      )}
    </div>
  );
}

function ContactRow({ contact, onEdit }: { contact: Contact; onEdit: () => void }) {
  const { t } = useTranslation();
  const { name, role, company, email, phone, notes } = contact;
  const about = [role, company].filter(Boolean).join(", ");
  return (
    <li className="flex items-start gap-3 p-3.5">
      <div className="grid min-w-0 flex-1 gap-1">
        <p className="font-medium wrap-anywhere">{name}</p>
        {about !== "" && <p className="text-sm text-muted wrap-anywhere">{about}</p>}
        {(email !== "" || phone !== "") && (
          <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
            {email !== "" && (
              <span className="inline-flex min-w-0 items-center gap-1.5">
                <Mail aria-hidden="true" className="size-4 shrink-0 text-muted" />
                <TextLink
                  href={`mailto:${encodeURIComponent(email).replace("%40", "@")}`}
                  className="wrap-anywhere"
                >
                  {email}
                </TextLink>
              </span>
            )}
            {phone !== "" && (
              <span className="inline-flex items-center gap-1.5">
                <Phone aria-hidden="true" className="size-4 shrink-0 text-muted" />
                <TextLink href={`tel:${dialled(phone)}`}>{phone}</TextLink>
              </span>
            )}
          </p>
        )}
        {notes !== "" && <p className="text-sm whitespace-pre-line wrap-anywhere">{notes}</p>}
      </div>
      <IconButton small label={t("applications-tracker.contacts.edit", { name })} onClick={onEdit}>
        <Pencil aria-hidden="true" className="size-4" />
      </IconButton>
    </li>
  );
}
