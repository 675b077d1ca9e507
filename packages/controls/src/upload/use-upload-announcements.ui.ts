import { fillText, joinClauses, type Locale } from '@inkstone/schema';
import { useAnnounce } from '@inkstone/ui-kit';
import { useEffect, useRef } from 'react';
import { uploadFailureText } from './upload-failure-text.ts';
import { uploadStatuses, type UploadItem } from './upload-item.ts';
import { uploadText } from './upload.locale.ts';

/** Announces uploads that succeeded, failed or were removed. */
export function useUploadAnnouncements(items: readonly UploadItem[], locale: Locale, label: string): void {
  const announce = useAnnounce();
  const before = useRef(items);
  useEffect(() => {
    const known = new Map(before.current.map(({ uid, status }) => [uid, status]));
    before.current = items;
    const announcements = items
      .filter(({ uid, status }) => known.get(uid) !== status)
      .flatMap((item) => announcementOf(item, locale, label) ?? []);
    if (announcements.length > 0) announce(joinClauses(announcements, locale));
  }, [items, locale, label, announce]);
}

function announcementOf({ name, status, failure }: UploadItem, locale: Locale, label: string): string | null {
  if (status === uploadStatuses.done) return fillText(uploadText.arrivedNote[locale], { name });
  if (status === uploadStatuses.deleted) return fillText(uploadText.removedNote[locale], { name });
  return failure && fillText(uploadText.failedNote[locale], { name, reason: uploadFailureText(failure, locale, label) });
}
