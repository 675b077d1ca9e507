import CameraOutlined from '@ant-design/icons/es/icons/CameraOutlined';
import type { Locale } from '@inkstone/schema';
import { Button, Modal } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { imageText } from './image.locale.ts';
import styles from './image.module.css';

interface CameraDialogProps {
  readonly title: string;
  readonly locale: Locale;
  readonly onShot: (file: File) => void;
  readonly onClose: () => void;
}

/** Takes pictures with a computer's camera, for controls that do not accept files. The camera is switched off when the dialog closes. */
export function CameraDialog({ title, locale, onShot, onClose }: CameraDialogProps) {
  const { video, state } = useCamera();

  async function handleShoot(): Promise<void> {
    const { videoWidth, videoHeight } = video.current!;
    const canvas = new OffscreenCanvas(videoWidth, videoHeight);
    canvas.getContext('2d')?.drawImage(video.current!, 0, 0);
    const shot = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.92 });
    onShot(new File([shot], `${new Date().toISOString().replace(/\D/g, '').slice(0, 14)}.jpg`, { type: shot.type }));
    onClose();
  }

  return (
    <Modal open title={title} footer={null} width={720} onCancel={onClose} closable={{ 'aria-label': imageText.close[locale] }}>
      <div className={styles.camera}>
        {state === 'failed' ? (
          <p role="alert">{imageText.cameraFailed[locale]}</p>
        ) : (
          <>
            <video ref={video} className={styles.film} muted playsInline autoPlay aria-label={imageText.cameraShot[locale]} />
            {state === 'starting' ? <p role="status">{imageText.cameraStarting[locale]}</p> : null}
            <Button type="primary" icon={<CameraOutlined aria-hidden />} disabled={state !== 'ready'} onClick={() => void handleShoot()}>
              {imageText.shoot[locale]}
            </Button>
          </>
        )}
      </div>
    </Modal>
  );
}

function useCamera() {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<'starting' | 'ready' | 'failed'>('starting');
  useEffect(() => {
    let isOver = false;
    let stream: MediaStream | null = null;
    const stop = (): void => stream?.getTracks().forEach((track) => track.stop());
    const start = async (): Promise<void> => {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment', width: { ideal: 1920 } } });
      if (isOver) return stop();
      video.current!.srcObject = stream;
      await video.current!.play();
      setState('ready');
    };
    start().catch(() => isOver || setState('failed'));
    return () => {
      isOver = true;
      stop();
    };
  }, []);
  return { video, state };
}
