import { useEffect, useRef, useState } from 'react';

/** How often a picture of the camera is looked at. */
const lookEveryMs = 150;

export type CameraState = 'starting' | 'ready' | 'no-camera' | 'failed';

/** Watches the camera for a code, once. The camera is off as soon as one is read, or nobody watches any more. */
export function useCodeCamera(onRead: (text: string) => void) {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<CameraState>('starting');
  const handler = useRef(onRead);
  useEffect(() => {
    handler.current = onRead;
  });
  useEffect(() => {
    const watch = watchCamera(video.current!, setState, (text) => handler.current(text));
    return watch.stop;
  }, []);
  return { video, state };
}

function watchCamera(video: HTMLVideoElement, onState: (state: CameraState) => void, onRead: (text: string) => void) {
  let isOver = false;
  let stream: MediaStream | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => {
    isOver = true;
    clearTimeout(timer);
    stream?.getTracks().forEach((track) => track.stop());
  };

  async function look(readCode: (picture: ImageBitmapSource) => Promise<string | null>): Promise<void> {
    // A picture that is not there yet is no code; the next one may be.
    const text = await readCode(video).catch(() => null);
    if (isOver) return;
    if (text === null) timer = setTimeout(() => void look(readCode), lookEveryMs);
    else {
      stop();
      onRead(text);
    }
  }

  async function start(): Promise<void> {
    try {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment', width: { ideal: 1280 } } });
      if (isOver) return stop();
      video.srcObject = stream;
      await video.play();
    } catch {
      if (!isOver) onState('no-camera');
      return;
    }
    try {
      const { readCode } = await import('./read-codes.ui.ts');
      if (isOver) return;
      onState('ready');
      await look(readCode);
    } catch {
      if (!isOver) onState('failed');
    }
  }

  void start();
  return { stop };
}
