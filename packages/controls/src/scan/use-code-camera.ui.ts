import { useEffect, useRef, useState } from 'react';

/** The interval between evaluated camera frames. */
const lookEveryMs = 150;

export type CameraState = 'starting' | 'ready' | 'no-camera' | 'failed';

/** Watches the camera for one code. The camera is switched off when a code is read or the component unmounts. */
export function useCodeCamera(onRead: (text: string) => void) {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<CameraState>('starting');
  const handler = useRef(onRead);
  useEffect(() => {
    handler.current = onRead;
  });
  useEffect(() => {
    const camera = watchCamera(video.current!, setState, (text) => handler.current(text));
    return camera.stop;
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
    // A frame that is not ready contains no code; the next one may.
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
