import { Command } from "cmdk";
import { useTranslation } from "react-i18next";
import { commandScore } from "./command-score.ts";
import { Dialog } from "./dialog.tsx";

export interface CommandGroup {
  label: string;
  commands: readonly { id: string; label: string; keywords?: readonly string[]; run: () => void }[];
}

export function CommandMenu({
  open,
  onOpenChange,
  groups,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  groups: readonly CommandGroup[];
}) {
  const { t } = useTranslation();
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t("common.commands.title")} bare>
      <Command label={t("common.commands.title")} loop filter={commandScore}>
        <Command.Input
          placeholder={t("common.commands.placeholder")}
          data-quiet-focus
          className="w-full border-b border-line bg-transparent px-5 py-4 text-base outline-none"
        />
        <Command.List className="max-h-[50vh] overflow-y-auto p-2">
          <Command.Empty className="px-3 py-8 text-center text-muted">
            {t("common.commands.empty")}
          </Command.Empty>
          {groups.map((group) => (
            <Command.Group
              key={group.label}
              heading={group.label}
              className="[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-3 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:font-semibold [&_[cmdk-group-heading]]:text-muted"
            >
              {group.commands.map((command) => (
                <Command.Item
                  key={command.id}
                  value={command.label}
                  keywords={[...(command.keywords ?? [])]}
                  onSelect={() => {
                    onOpenChange(false);
                    command.run();
                  }}
                  className="flex min-h-10 cursor-pointer items-center rounded-md px-3 text-[0.9375rem] data-[selected=true]:bg-pine-soft"
                >
                  {command.label}
                </Command.Item>
              ))}
            </Command.Group>
          ))}
        </Command.List>
      </Command>
    </Dialog>
  );
}
