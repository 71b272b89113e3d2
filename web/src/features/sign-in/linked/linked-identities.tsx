import type { LinkedIdentity, Provider } from "@waymark/contract/sign-in";
import { Link2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { CallError } from "../../../lib/api/call.ts";
import { ConfirmFirst, useUnconfirmed } from "../../../lib/confirm-address/confirm-address.tsx";
import { formatDate } from "../../../lib/format.ts";
import { useSession } from "../../../lib/session/session.tsx";
import { Button } from "../../../ui/button/button.tsx";
import { Group, GroupActions, GroupEmpty } from "../../../ui/group.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { Row, Rows, RowsSkeleton } from "../../../ui/rows.tsx";
import { useIdentities, useLinkProvider, useUnlink } from "./queries.ts";
import { useLinkedBack } from "./use-linked-back.ts";

export function LinkedIdentities() {
  const { t } = useTranslation();
  useLinkedBack();
  return (
    <Group title={t("sign-in-methods.identities.title")} text={t("sign-in-methods.identities.text")}>
      <Identities />
    </Group>
  );
}

function Identities() {
  const { t } = useTranslation();
  const list = useIdentities();
  const [leaving, setLeaving] = useState<LinkedIdentity | null>(null);
  if (list.isPending) return <RowsSkeleton rows={1} />;
  if (list.data === undefined) {
    const reason =
      list.error instanceof CallError ? list.error.error : t("sign-in-methods.identities.loadFailed");
    return <Notice onRetry={() => void list.refetch()}>{reason}</Notice>;
  }
  const { identities, open } = list.data;
  if (identities.length === 0 && open.length === 0)
    return <GroupEmpty>{t("sign-in-methods.identities.none")}</GroupEmpty>;
  return (
    <>
      {identities.length > 0 ? (
        <Rows>
          {identities.map((identity) => (
            <IdentityRow key={identity.id} identity={identity} onUnlink={() => setLeaving(identity)} />
          ))}
        </Rows>
      ) : (
        <GroupEmpty>{t("sign-in-methods.identities.empty")}</GroupEmpty>
      )}
      <OpenProviders providers={open} />
      {leaving && <UnlinkDialog identity={leaving} onClose={() => setLeaving(null)} />}
    </>
  );
}

function IdentityRow({ identity, onUnlink }: { identity: LinkedIdentity; onUnlink: () => void }) {
  const { t, i18n } = useTranslation();
  const { user } = useSession();
  const date = formatDate(identity.linkedAt, i18n.language, user.localization);
  return (
    <Row
      icon={Link2}
      title={identity.name}
      status={t("sign-in-methods.identities.since", { date })}
      actions={
        <Button
          variant="secondary"
          size="sm"
          aria-label={t("sign-in-methods.identities.unlinkOf", { provider: identity.name })}
          onClick={onUnlink}
        >
          {t("sign-in-methods.identities.unlink")}
        </Button>
      }
    />
  );
}

function OpenProviders({ providers }: { providers: readonly Provider[] }) {
  const { t } = useTranslation();
  const link = useLinkProvider();
  const unconfirmed = useUnconfirmed();
  if (providers.length === 0) return null;
  if (unconfirmed) return <ConfirmFirst />;
  return (
    <GroupActions>
      {providers.map(({ id, name }) => {
        // On success the browser leaves the page; the button stays busy until then.
        const busy = (link.isPending || link.isSuccess) && link.variables.id === id;
        return (
          <Button
            key={id}
            variant="secondary"
            size="sm"
            busy={busy}
            onClick={() => link.mutate({ id, name })}
          >
            {t(busy ? "sign-in-methods.identities.linking" : "sign-in-methods.identities.link", {
              provider: name,
            })}
          </Button>
        );
      })}
    </GroupActions>
  );
}

function UnlinkDialog({ identity, onClose }: { identity: LinkedIdentity; onClose: () => void }) {
  const { t } = useTranslation();
  const unlink = useUnlink();
  const provider = identity.name;
  const confirm = () => {
    unlink.mutate(identity);
    // Closed now, because unlinking may open the dialog for a recent proof.
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("sign-in-methods.identities.confirm", { provider })}
      description={t("sign-in-methods.identities.confirmText")}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t("sign-in-methods.identities.keep")}
          </Button>
          <Button variant="destructive" onClick={confirm}>
            {t("sign-in-methods.identities.unlink")}
          </Button>
        </>
      }
    />
  );
}
