import { authenticatorDigits } from "@waymark/contract/security-second-factor";
import { Copy } from "lucide-react";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { encode } from "uqr";
import { CallError } from "../../lib/api/call.ts";
import { Button } from "../../ui/button/button.tsx";
import { Field } from "../../ui/form/field.tsx";
import { Input } from "../../ui/form/input.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { toast } from "../../ui/overlay/toast.ts";
import { confirmAuthenticator, isDeclined, useChange, useReason } from "./queries.ts";

/** A QR code as a single path. Black on white in both themes, because some cameras read nothing else. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: "M", border: 4 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-44 shrink-0 rounded-lg border border-line"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

/** The first code of the app turns the authenticator on. */
export function SetUpDialog({
  secret,
  uri,
  onClose,
  onCodes,
}: {
  secret: string;
  uri: string;
  onClose: () => void;
  onCodes: (codes: readonly string[]) => void;
}) {
  const { t } = useTranslation();
  const reason = useReason();
  const [code, setCode] = useState("");
  // Passed on in the mutation function itself: callbacks of `mutate` do not run once the dialog is unmounted.
  const turnOn = useChange(
    async (typed: string) => {
      onCodes(await confirmAuthenticator(typed));
      onClose();
    },
    { quiet: true },
  );
  const isWrong = turnOn.error instanceof CallError && turnOn.error.code === "code_invalid";
  const isWhole = code.replace(/\s/g, "").length === authenticatorDigits;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isWhole || turnOn.isPending) return;
    turnOn.mutate(code);
  };
  return (
    <Dialog
      open
      steady
      onOpenChange={onClose}
      title={t("security.setUp.title")}
      description={t("security.setUp.text")}
    >
      <form noValidate onSubmit={submit} className="grid gap-5">
        <SecretToScan uri={uri} secret={secret} />
        <CodeField code={code} onCode={setCode} isWrong={isWrong} />
        {turnOn.isError && !isWrong && !isDeclined(turnOn.error) && <Notice>{reason(turnOn.error)}</Notice>}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {t("common.cancel")}
          </Button>
          <Button type="submit" busy={turnOn.isPending} disabled={!isWhole}>
            {t("security.factor.turnOn")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function CodeField({
  code,
  onCode,
  isWrong,
}: {
  code: string;
  onCode: (code: string) => void;
  isWrong: boolean;
}) {
  const { t } = useTranslation();
  return (
    <Field
      label={t("security.setUp.code")}
      required
      hint={t("security.setUp.hint")}
      error={isWrong ? t("security.setUp.wrong") : undefined}
    >
      <Input
        value={code}
        onChange={(event) => onCode(event.target.value)}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={authenticatorDigits + 2}
        className="tabular max-w-48 text-lg tracking-[0.2em]"
      />
    </Field>
  );
}

/** The secret as a QR code, and as text to copy. */
function SecretToScan({ uri, secret }: { uri: string; secret: string }) {
  const { t } = useTranslation();
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => toast({ title: t("security.copied") }),
      () => toast({ title: t("security.notCopied"), variant: "destructive" }),
    );
  return (
    <div className="flex flex-wrap items-start gap-5">
      <QrCode text={uri} label={t("security.setUp.qr")} />
      <div className="grid min-w-48 flex-1 content-start gap-2">
        <p className="text-sm text-muted">{t("security.setUp.byHand")}</p>
        <code className="rounded-lg bg-sunk px-3 py-2 font-mono text-[0.9375rem] leading-relaxed">
          {secret.replace(/(.{4})(?=.)/g, "$1 ")}
        </code>
        <Button variant="quiet" size="sm" className="justify-self-start" onClick={() => void copy()}>
          <Copy aria-hidden="true" className="size-4" />
          {t("security.setUp.copy")}
        </Button>
      </div>
    </div>
  );
}
