/** Province-level regions, with their positions in the grid of tiles. The grid replaces a map. */
export interface Province {
  /** The one-character abbreviation. */
  sign: string
  name: string
  full: string
  column: number
  row: number
}

export const PROVINCE_GRID = { columns: 9, rows: 8 }

const province = (sign: string, name: string, full: string, column: number, row: number): Province => ({
  sign,
  name,
  full,
  column,
  row,
})

export const PROVINCES: readonly Province[] = [
  province('京', '北京', '北京市', 6, 2),
  province('津', '天津', '天津市', 7, 2),
  province('冀', '河北', '河北省', 5, 2),
  province('晋', '山西', '山西省', 4, 2),
  province('蒙', '内蒙古', '内蒙古自治区', 5, 1),
  province('辽', '辽宁', '辽宁省', 8, 2),
  province('吉', '吉林', '吉林省', 8, 1),
  province('黑', '黑龙江', '黑龙江省', 8, 0),
  province('沪', '上海', '上海市', 7, 4),
  province('苏', '江苏', '江苏省', 6, 3),
  province('浙', '浙江', '浙江省', 6, 4),
  province('皖', '安徽', '安徽省', 5, 4),
  province('闽', '福建', '福建省', 6, 5),
  province('赣', '江西', '江西省', 5, 5),
  province('鲁', '山东', '山东省', 5, 3),
  province('豫', '河南', '河南省', 4, 3),
  province('鄂', '湖北', '湖北省', 4, 4),
  province('湘', '湖南', '湖南省', 4, 5),
  province('粤', '广东', '广东省', 4, 6),
  province('桂', '广西', '广西壮族自治区', 3, 6),
  province('琼', '海南', '海南省', 3, 7),
  province('渝', '重庆', '重庆市', 3, 4),
  province('川', '四川', '四川省', 2, 4),
  province('贵', '贵州', '贵州省', 3, 5),
  province('滇', '云南', '云南省', 2, 6),
  province('藏', '西藏', '西藏自治区', 0, 3),
  province('陕', '陕西', '陕西省', 3, 3),
  province('甘', '甘肃', '甘肃省', 2, 2),
  province('青', '青海', '青海省', 1, 3),
  province('宁', '宁夏', '宁夏回族自治区', 3, 2),
  province('新', '新疆', '新疆维吾尔自治区', 0, 2),
  province('兵', '兵团', '新疆生产建设兵团', 1, 2),
  province('港', '香港', '香港特别行政区', 5, 6),
  province('澳', '澳门', '澳门特别行政区', 6, 6),
  province('台', '台湾', '台湾省', 7, 5),
]

const named = new Map(PROVINCES.flatMap(one => [[one.name, one] as const, [one.full, one] as const]))

/** Finds a province by its short or full name. */
export const provinceOf = (name: string): Province | undefined => named.get(name.trim())

/** Whether the name is that of 新疆生产建设兵团, which has a place on the map but is no province-level region. */
export const isCorps = (name: string) => provinceOf(name)?.sign === '兵'
