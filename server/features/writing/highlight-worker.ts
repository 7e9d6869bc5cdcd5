import { parentPort } from 'node:worker_threads';
import type { CodePiece } from './code-pieces.ts';
import { loadHighlighting } from './highlight-code.ts';
import type { HighlightReply } from './highlight-thread.ts';

// A few characters can keep the highlighter busy forever, so it runs in a thread that can be ended.

function reply(message: HighlightReply): void {
  parentPort?.postMessage(message);
}

loadHighlighting().then((highlight) => {
  parentPort?.on('message', (pieces: readonly CodePiece[]) => {
    reply(pieces.map(({ code, language }) => highlight(code, language)));
  });
  reply('ready');
});
