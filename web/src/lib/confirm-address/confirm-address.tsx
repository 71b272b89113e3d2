import { MailWarning } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button/button.tsx";
import { TextButton, TextLink } from "../../ui/button/link-button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { reasonOf } from "../api/reason-of.ts";
import { useStoredUser } from "../session/session.tsx";
import { useSendVerification, useShowVerification, useVerificationMail } from "./queries.ts";

export function useUnconfirmed(): boolean {
  const user = useStoredUser();
  return user !== null && !user.emailVerified;
}

export function ConfirmAddress({ inline = false }: { inline?: boolean }) {
  const { t } = useTranslation();
  const mail = useVerificationMail();
  const send = useSendVerification();
  const show = useShowVerification();
  const failed = [send, show].find(({ isError }) => isError);
  const sendAgain = () => {
    // The message on screen is outdated once a new one is sent.
    show.reset();
    send.mutate();
  };
  return (
    <div className="grid min-w-0 grid-cols-1 gap-3">
      <div className={`flex flex-wrap ${inline ? "gap-x-6 gap-y-2" : "gap-2.5"}`}>
        <Press inline={inline} busy={send.isPending} onClick={sendAgain}>
          {t(send.isPending ? "sign-in-methods.verify.sending" : "sign-in-methods.verify.send")}
        </Press>
        {mail.data?.shown === true && (
          <Press inline={inline} busy={show.isPending} onClick={() => show.mutate()}>
            {t("sign-in-methods.verify.show")}
          </Press>
        )}
      </div>
      <p role="status" className="text-[0.9375rem] font-medium empty:hidden">
        {send.isSuccess &&
          t(mail.data?.leaves === false ? "sign-in-methods.verify.written" : "sign-in-methods.verify.sent")}
      </p>
      {failed && <Notice>{reasonOf(failed.error)}</Notice>}
      {show.data && <Message {...show.data.message} />}
    </div>
  );
}

function Press(props: { inline: boolean; busy: boolean; onClick: () => void; children: ReactNode }) {
  const { inline, busy, onClick, children } = props;
  if (!inline)
    return (
      <Button variant="secondary" size="sm" busy={busy} onClick={onClick}>
        {children}
      </Button>
    );
  return (
    <TextButton disabled={busy} onClick={onClick} className="text-[0.9375rem]">
      {children}
    </TextButton>
  );
}

/** Rebuilds the link on this page's own origin, because the mail may use another name for the server. */
function Message({ subject, text }: { subject: string; text: string }) {
  const { t } = useTranslation();
  const address = /https?:\/\/\S+/.exec(text)?.[0] ?? "";
  const { pathname, search, hash } = new URL(address, window.location.origin);
  return (
    <section
      aria-label={t("sign-in-methods.verify.message")}
      className="grid min-w-0 grid-cols-1 gap-2.5 rounded-lg border border-line bg-surface p-4"
    >
      <h3 className="text-base">{subject}</h3>
      <p className="text-[0.9375rem] whitespace-pre-line wrap-anywhere">{text}</p>
      {address !== "" && (
        <p>
          <TextLink href={`${pathname}${search}${hash}`}>{t("sign-in-methods.verify.open")}</TextLink>
        </p>
      )}
    </section>
  );
}

/** Takes the place of a feature that needs a confirmed address; renders nothing once it is confirmed. */
export function ConfirmFirst() {
  const { t } = useTranslation();
  const user = useStoredUser();
  if (user === null || user.emailVerified) return null;
  return (
    <div className="grid min-w-0 grid-cols-1 gap-2">
      <p className="flex items-start gap-2 text-[0.9375rem]">
        <MailWarning aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-amber" strokeWidth={1.75} />
        <span className="min-w-0 wrap-anywhere">
          {t("sign-in-methods.verify.first", { email: user.email })}
        </span>
      </p>
      <ConfirmAddress inline />
    </div>
  );
}
