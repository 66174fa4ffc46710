import type { EChartsOption } from 'echarts';
import { useEffect, useRef, useState } from 'react';
import { type Engine, loadEngine } from './load';

type Drawn = ReturnType<Engine['init']>;

interface Drawing {
  option: EChartsOption;
  onPoint: (index: number) => void;
}

/** Draws once the element has a size, and follows it. If the engine fails to load, `retry` loads it again. */
export function useDrawing({ option, onPoint }: Drawing) {
  const holder = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState<Drawn>();
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  const point = useRef(onPoint);
  point.current = onPoint;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each try loads the engine anew
  useEffect(() => {
    const element = holder.current;
    if (!element) return;
    const canvas = new Canvas(element, {
      onDrawn: setDrawn,
      onFailed: () => setFailed(true),
      onPoint: (index) => point.current(index),
    });
    return () => {
      canvas.leave();
      setDrawn(undefined);
    };
  }, [tries]);

  useEffect(() => {
    drawn?.setOption(option, { notMerge: true });
  }, [drawn, option]);

  const retry = () => {
    setFailed(false);
    setTries(tries + 1);
  };
  return { holder, ready: drawn !== undefined, failed, retry };
}

interface Listener {
  onDrawn: (drawn: Drawn) => void;
  onFailed: () => void;
  onPoint: (index: number) => void;
}

/** One chart on the page, from the first size of its element until it is removed. */
class Canvas {
  private engine?: Engine;
  private drawn?: Drawn;
  private requested = false;
  private left = false;
  private readonly observer: ResizeObserver;

  constructor(
    private readonly element: HTMLElement,
    private readonly listener: Listener,
  ) {
    this.observer = new ResizeObserver(() => this.fit());
    this.observer.observe(element);
  }

  leave(): void {
    this.left = true;
    this.observer.disconnect();
    this.drawn?.dispose();
  }

  private fit(): void {
    if (!this.element.clientWidth) return;
    if (this.drawn) this.drawn.resize();
    else if (this.engine) this.draw(this.engine);
    else if (!this.requested) void this.load();
  }

  /** Checks the size again, because a suspended page is hidden while the engine loads. */
  private async load(): Promise<void> {
    this.requested = true;
    try {
      this.engine = await loadEngine();
      if (!this.left) this.fit();
    } catch {
      if (!this.left) this.listener.onFailed();
    }
  }

  private draw({ init }: Engine): void {
    this.drawn = init(this.element);
    listenToPoints(this.drawn, this.listener.onPoint);
    this.listener.onDrawn(this.drawn);
  }
}

/** A click anywhere above a point counts, and the cursor shows it. */
function listenToPoints(drawn: Drawn, onPoint: (index: number) => void): void {
  const surface = drawn.getZr();
  const indexAt = ({ offsetX, offsetY }: { offsetX: number; offsetY: number }): number | undefined => {
    for (const gridIndex of [0, 1]) {
      const within = drawn.containPixel({ gridIndex }, [offsetX, offsetY]);
      if (within) return drawn.convertFromPixel({ gridIndex }, [offsetX, offsetY])[0];
    }
    return undefined;
  };
  surface.on('click', (event) => {
    const index = indexAt(event);
    if (index !== undefined) onPoint(index);
  });
  surface.on('mousemove', (event) => surface.setCursorStyle(indexAt(event) === undefined ? 'default' : 'pointer'));
}
