import { fillText, type Locale } from '@inkstone/schema';
import { useAnnounce } from '@inkstone/ui-kit';
import { useEffect, useRef } from 'react';
import { faultText } from './fault-text.ts';
import { uploadStatuses, type UploadItem } from './upload-item.ts';
import { uploadText } from './upload.locale.ts';

/** Reads out what became of files: arrived, failed, removed. */
export function useUploadNews(items: readonly UploadItem[], locale: Locale, label: string): void {
  const announce = useAnnounce();
  const before = useRef(items);
  useEffect(() => {
    const known = new Map(before.current.map(({ uid, status }) => [uid, status]));
    before.current = items;
    const news = items.filter(({ uid, status }) => known.get(uid) !== status).flatMap((item) => newsOf(item, locale, label) ?? []);
    if (news.length > 0) announce(news.join(locale === 'zh' ? '；' : '; '));
  }, [items, locale, label, announce]);
}

function newsOf({ name, status, fault }: UploadItem, locale: Locale, label: string): string | null {
  if (status === uploadStatuses.done) return fillText(uploadText.arrivedNote[locale], { name });
  if (status === uploadStatuses.deleted) return fillText(uploadText.removedNote[locale], { name });
  return fault && fillText(uploadText.failedNote[locale], { name, reason: faultText(fault, locale, label) });
}
