import {
  drawCertificatePdf,
  drawCertificatePicture,
} from './features/certificates/drawing/draw-certificate.ts';
import { certificatePdf, certificatePicture } from './features/certificates/drawing/tasks.ts';
import {
  readContentFiles,
  readFiles,
  writeContentFiles,
  writeFiles,
} from './features/content-editor/archive-tasks.ts';
import {
  codeInArticle,
  longArticle,
  longArticleCode,
  writeArticle,
} from './features/writing/render-article.ts';
import { drawShareImage } from './platform/share-image/draw-share-image.ts';
import { shareImage } from './platform/share-image/share-images.ts';
import { heavyMessage, longMarkdown, renderAnyMarkdown, renderAnyMessage } from './platform/text/markdown.ts';
import { TaskHandlers } from './platform/workers/serve-tasks.ts';

// The tasks that would block the main thread.
new TaskHandlers()
  .add(shareImage, drawShareImage)
  .add(certificatePicture, drawCertificatePicture)
  .add(certificatePdf, drawCertificatePdf)
  .add(longMarkdown, renderAnyMarkdown)
  .add(heavyMessage, renderAnyMessage)
  .add(longArticleCode, codeInArticle)
  .add(longArticle, writeArticle)
  .add(writeFiles, writeContentFiles)
  .add(readFiles, readContentFiles)
  .serve();
