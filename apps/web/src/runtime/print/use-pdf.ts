import { useMutation } from '@tanstack/react-query';
import type { Call, CallInput } from '@inkstone/api';
import { usePlatform } from '../../platform/platform.ts';
import { startDownload } from '../ui-services/browser-download.ui.ts';

/** Requests a PDF from the server and downloads it under the given name. */
export function usePdf<C extends Call>(route: C, name: string) {
  const { downloader } = usePlatform();
  return useMutation({
    mutationFn: async (input: CallInput<C>) => {
      const address = URL.createObjectURL(await downloader(route, input));
      startDownload(address, `${name}.pdf`);
      // The browser reads the object URL after this; it is released later, at the latest with the page.
      setTimeout(() => URL.revokeObjectURL(address), 60_000);
    },
  });
}
