/** The part of the small variant of hls.js that the player uses; that variant has no types of its own. */
declare module 'hls.js/light' {
  interface Level {
    readonly width: number;
    readonly height: number;
  }

  interface LoadError {
    readonly fatal: boolean;
    readonly type: string;
    /** For files and playlists that could not be loaded. */
    readonly response?: { readonly code?: number; readonly url: string };
  }

  export interface HlsConfig {
    enableWorker: boolean;
    capLevelToPlayerSize: boolean;
    backBufferLength: number;
    maxBufferLength: number;
    maxMaxBufferLength: number;
    startPosition: number;
    xhrSetup(request: XMLHttpRequest, url: string): Promise<void>;
  }

  export const Events: {
    readonly MANIFEST_PARSED: 'hlsManifestParsed';
    readonly LEVEL_SWITCHED: 'hlsLevelSwitched';
    readonly FRAG_BUFFERED: 'hlsFragBuffered';
    readonly ERROR: 'hlsError';
  };

  export const ErrorTypes: { readonly MEDIA_ERROR: 'mediaError' };

  export default class Hls {
    static isSupported(): boolean;
    constructor(config: Partial<HlsConfig>);
    readonly config: HlsConfig;
    readonly levels: readonly Level[];
    /** The index of the level that is loaded next; -1 chooses automatically. */
    nextLevel: number;
    on(event: 'hlsManifestParsed' | 'hlsFragBuffered', listener: () => void): void;
    on(event: 'hlsLevelSwitched', listener: (event: string, data: { readonly level: number }) => void): void;
    on(event: 'hlsError', listener: (event: string, data: LoadError) => void): void;
    loadSource(address: string): void;
    attachMedia(video: HTMLVideoElement): void;
    recoverMediaError(): void;
    destroy(): void;
  }
}
