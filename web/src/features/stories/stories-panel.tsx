import type { Story } from "@waymark/contract/stories";
import { Language } from "@waymark/contract/values";
import { Plus } from "lucide-react";
import { type ReactNode, useDeferredValue, useState } from "react";
import { useTranslation } from "react-i18next";
import { reasonOf } from "../../lib/api/reason-of.ts";
import { formatNumber } from "../../lib/format.ts";
import { wordFilter } from "../../lib/word-filter.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Field } from "../../ui/form/field.tsx";
import { Input } from "../../ui/form/input.tsx";
import { Notice } from "../../ui/notice.tsx";
import { toast } from "../../ui/overlay/toast.ts";
import { RowsSkeleton } from "../../ui/rows.tsx";
import { UnfoldingRow } from "../../ui/unfolding-row.tsx";
import { type StoryFields, useCreateStory, useDeleteStory, useStories } from "./queries.ts";
import { StoryForm } from "./story-form.tsx";

/** The stories that hold every typed word, and the chosen tag. */
function found(stories: readonly Story[], text: string, tag: string): Story[] {
  const holds = wordFilter(text);
  return stories.filter((story) => {
    if (tag !== "" && !story.tags.includes(tag)) return false;
    const { title, situation, task, action, result, skills, tags } = story;
    return holds([title, situation, task, action, result, ...skills, ...tags]);
  });
}

/** The person's experiences, to be told in letters and interviews. */
export function StoriesPanel() {
  const { t, i18n } = useTranslation();
  const list = useStories();
  const create = useCreateStory();
  const [open, setOpen] = useState("");
  const add = () => {
    const blank: StoryFields = {
      title: t("stories.untitled"),
      situation: "",
      task: "",
      action: "",
      result: "",
      skills: [],
      tags: [],
      language: Language.safeParse(i18n.language).data ?? "en",
    };
    create.mutate(blank, { onSuccess: ({ id }) => setOpen(id) });
  };
  const button = (
    <Button busy={create.isPending} onClick={add}>
      <Plus aria-hidden="true" className="size-4.5" />
      {t("stories.add")}
    </Button>
  );
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="max-w-prose text-[0.9375rem] text-muted text-pretty">{t("stories.text")}</p>
      {create.isError && <Notice>{t("stories.notMade", { reason: reasonOf(create.error) })}</Notice>}
      {list.isPending ? (
        <RowsSkeleton label={t("stories.loading")} />
      ) : list.data === undefined ? (
        <Notice onRetry={() => void list.refetch()}>
          {t("stories.failed", { reason: reasonOf(list.error) })}
        </Notice>
      ) : list.data.length === 0 ? (
        <EmptyState title={t("stories.empty.title")} text={t("stories.empty.text")} action={button} />
      ) : (
        <Stories stories={list.data} open={open} onOpen={setOpen} button={button} />
      )}
    </div>
  );
}

/** The list, narrowed by words and by a tag. The open story stays in it, so that no form closes while it is typed in. */
function Stories({
  stories,
  open,
  onOpen,
  button,
}: {
  stories: readonly Story[];
  open: string;
  onOpen: (id: string) => void;
  button: ReactNode;
}) {
  const { t, i18n } = useTranslation();
  const [text, setText] = useState("");
  const [tag, setTag] = useState("");
  const asked = useDeferredValue(text);
  const tags = [...new Set(stories.flatMap((story) => story.tags))].sort((a, b) => a.localeCompare(b));
  const fits = new Set(found(stories, asked, tags.includes(tag) ? tag : ""));
  const shown = stories.filter((story) => fits.has(story) || story.id === open);
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        {button}
        <Field label={t("stories.search")} hideLabel className="min-w-0 flex-1 basis-56">
          <Input
            type="search"
            placeholder={t("stories.search")}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
      </div>
      {tags.length > 0 && (
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">{t("stories.field.tags")}</legend>
          {tags.map((one) => (
            <Chip key={one} pressed={one === tag} onClick={() => setTag(one === tag ? "" : one)}>
              {one}
            </Chip>
          ))}
        </fieldset>
      )}
      <p role="status" className="tabular text-sm text-muted">
        {t("stories.count", { count: shown.length, n: formatNumber(shown.length, i18n.language) })}
      </p>
      {shown.length > 0 && (
        <ul className="divide-y divide-line rounded-xl border border-line bg-surface">
          {shown.map((story) => (
            <Item
              key={story.id}
              story={story}
              isOpen={open === story.id}
              onToggle={() => onOpen(open === story.id ? "" : story.id)}
            />
          ))}
        </ul>
      )}
    </>
  );
}

function Item({ story, isOpen, onToggle }: { story: Story; isOpen: boolean; onToggle: () => void }) {
  const { t } = useTranslation();
  const remove = useRemoveStory(story);
  return (
    <UnfoldingRow
      title={story.title}
      detail={
        <>
          {story.result !== "" && (
            <span className="truncate text-sm text-muted" dir="auto">
              {story.result}
            </span>
          )}
          {story.skills.length > 0 && (
            <span className="flex flex-wrap gap-1.5">
              {story.skills.slice(0, 6).map((skill) => (
                <Badge key={skill}>{skill}</Badge>
              ))}
            </span>
          )}
        </>
      }
      isOpen={isOpen}
      onToggle={onToggle}
      remove={{
        label: t("stories.deleteOf", { title: story.title }),
        hint: t("stories.delete"),
        onPress: remove,
      }}
    >
      <StoryForm story={story} />
    </UnfoldingRow>
  );
}

/** Deletes a story, with a way to bring it back. */
function useRemoveStory(story: Story): () => void {
  const { t } = useTranslation();
  const remove = useDeleteStory();
  const create = useCreateStory();
  const { id: _id, version: _version, createdAt: _createdAt, updatedAt: _updatedAt, ...fields } = story;
  const say = (error: unknown) =>
    toast({ title: t("stories.notDeleted"), description: reasonOf(error), variant: "destructive" });
  return () =>
    remove.mutate(story, {
      onError: say,
      onSuccess: () =>
        toast({
          title: t("stories.deleted", { title: story.title }),
          action: { label: t("resumes.undo"), run: () => create.mutate(fields, { onError: say }) },
        }),
    });
}
