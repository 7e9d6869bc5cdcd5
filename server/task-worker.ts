import {
  drawCertificatePdf,
  drawCertificatePicture,
} from './features/certificates/drawing/draw-certificate.ts';
import { certificatePdf, certificatePicture } from './features/certificates/drawing/tasks.ts';
import { drawShareImage } from './platform/share-image/draw-share-image.ts';
import { shareImage } from './platform/share-image/share-images.ts';
import { TaskHandlers } from './platform/workers/serve-tasks.ts';

// Everything that would keep others waiting in the main thread.
new TaskHandlers()
  .add(shareImage, drawShareImage)
  .add(certificatePicture, drawCertificatePicture)
  .add(certificatePdf, drawCertificatePdf)
  .serve();
