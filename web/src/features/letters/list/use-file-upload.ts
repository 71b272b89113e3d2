import { maxResumeBytes } from "@waymark/contract/resumes";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { reasonOf } from "../../../lib/api/reason-of.ts";
import { useUploadLetter } from "../queries.ts";

/** Uploads a letter; one that is empty or too large is refused without sending it. */
export function useFileUpload(onMade: (id: string) => void) {
  const { t } = useTranslation();
  const upload = useUploadLetter();
  const [refused, setRefused] = useState("");
  return {
    isPending: upload.isPending,
    problem:
      refused || (upload.isError ? t("letters.upload.failed", { reason: reasonOf(upload.error) }) : ""),
    start: (file: File) => {
      const megabytes = maxResumeBytes / 1024 / 1024;
      const reason =
        file.size === 0
          ? t("letters.upload.empty")
          : file.size > maxResumeBytes
            ? t("letters.upload.large", { megabytes })
            : "";
      setRefused(reason);
      upload.reset();
      if (reason === "") upload.mutate(file, { onSuccess: ({ id }) => onMade(id) });
    },
  };
}
