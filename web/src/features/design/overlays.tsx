import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button/button.tsx";
import { useAlert } from "../../ui/overlay/alert.ts";
import { AlertDialog } from "../../ui/overlay/alert-dialog.tsx";
import { CommandMenu } from "../../ui/overlay/command-menu.tsx";
import { Dialog, Drawer } from "../../ui/overlay/dialog.tsx";
import { Menu, MenuChoices, MenuItem, MenuLine } from "../../ui/overlay/dropdown-menu.tsx";
import { toast } from "../../ui/overlay/toast.ts";
import { Tooltip } from "../../ui/overlay/tooltip.tsx";
import { Row, Section } from "./section.tsx";

type Open = "dialog" | "drawer" | "commands" | "question" | null;

export function DesignOverlays() {
  const { t } = useTranslation();
  const alert = useAlert();
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  return (
    <Section title={t("design.section.overlays")}>
      <Row>
        <Button variant="secondary" onClick={() => setOpen("dialog")}>
          {t("design.dialog")}
        </Button>
        <Button variant="secondary" onClick={() => setOpen("drawer")}>
          {t("design.drawer")}
        </Button>
        <Button variant="secondary" onClick={() => void alert(t("design.alertText"))}>
          {t("design.alert")}
        </Button>
        <Button variant="secondary" onClick={() => setOpen("question")}>
          {t("design.destructive")}
        </Button>
        <Toasts />
        <Tooltip text={t("design.tooltipText")}>
          <Button variant="secondary">{t("design.tooltip")}</Button>
        </Tooltip>
        <SampleMenu />
        <Button variant="secondary" onClick={() => setOpen("commands")}>
          {t("design.commands")}
        </Button>
      </Row>
      <Dialog
        open={open === "dialog"}
        onOpenChange={close}
        title={t("design.dialog")}
        description={t("design.dialogText")}
        footer={<Button onClick={close}>{t("common.ok")}</Button>}
      />
      <Drawer open={open === "drawer"} onOpenChange={close} title={t("design.drawer")} className="p-6">
        <Button onClick={close}>{t("common.close")}</Button>
      </Drawer>
      {open === "question" && (
        <AlertDialog
          text={t("design.alertText")}
          okLabel={t("design.destructive")}
          destructive
          onOk={close}
          onCancel={close}
        />
      )}
      <CommandMenu
        open={open === "commands"}
        onOpenChange={close}
        groups={[{ label: t("design.menu"), commands: [{ id: "one", label: t("design.one"), run: close }] }]}
      />
    </Section>
  );
}

function Toasts() {
  const { t } = useTranslation();
  return (
    <>
      <Button
        variant="secondary"
        onClick={() => toast({ title: t("design.toastTitle"), description: t("design.toastText") })}
      >
        {t("design.toast")}
      </Button>
      <Button
        variant="secondary"
        onClick={() =>
          toast({
            title: t("design.toastTitle"),
            action: { label: t("design.undo"), run: () => undefined },
          })
        }
      >
        {t("design.toastUndo")}
      </Button>
      <Button
        variant="secondary"
        onClick={() => toast({ title: t("design.toastWrongTitle"), variant: "destructive" })}
      >
        {t("design.toastWrong")}
      </Button>
    </>
  );
}

function SampleMenu() {
  const { t } = useTranslation();
  const [choice, setChoice] = useState("one");
  const label = t("design.menu");
  return (
    <Menu trigger={<Button variant="secondary">{label}</Button>}>
      <MenuItem onSelect={() => undefined}>{t("design.secondary")}</MenuItem>
      <MenuItem onSelect={() => undefined} disabled>
        {t("design.quiet")}
      </MenuItem>
      <MenuItem onSelect={() => undefined} destructive>
        {t("design.destructive")}
      </MenuItem>
      <MenuLine />
      <MenuChoices
        value={choice}
        onValueChange={setChoice}
        groups={[
          {
            label,
            choices: [
              { value: "one", label: t("design.one") },
              { value: "two", label: t("design.two") },
            ],
          },
        ]}
      />
    </Menu>
  );
}
