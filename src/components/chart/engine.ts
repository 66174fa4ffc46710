/** ECharts with only the parts in use. Import it lazily: it is a chunk of its own. */
import { BarChart, LineChart } from 'echarts/charts';
import { GridComponent, LegendPlainComponent, TitleComponent, TooltipComponent } from 'echarts/components';
import { init, use } from 'echarts/core';
import { CanvasRenderer } from 'echarts/renderers';

use([BarChart, LineChart, GridComponent, LegendPlainComponent, TitleComponent, TooltipComponent, CanvasRenderer]);

export { init };
