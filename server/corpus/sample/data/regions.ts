/**
 * The mainland's province-level regions in the order of official statistics, then 新疆生产建设兵团. Each has some cities and
 * districts. Hong Kong, Macao and Taiwan have other courts and tax offices, so they are absent.
 */
export interface Region {
  short: string
  full: string
  /** The character that denotes the region in case numbers. */
  sign: string
  cities: Array<{ name: string; districts: string[] }>
}

const region = (short: string, full: string, sign: string, ...cities: Array<[string, string]>): Region => ({
  short,
  full,
  sign,
  cities: cities.map(([name, districts]) => ({ name, districts: districts.split(' ') })),
})

export const REGIONS: Region[] = [
  region('北京', '北京市', '京', ['北京市', '朝阳区 海淀区 东城区 丰台区 大兴区']),
  region('天津', '天津市', '津', ['天津市', '和平区 河西区 滨海新区 武清区']),
  region(
    '河北',
    '河北省',
    '冀',
    ['石家庄市', '长安区 裕华区'],
    ['唐山市', '路北区 丰润区'],
    ['保定市', '竞秀区 莲池区'],
  ),
  region('山西', '山西省', '晋', ['太原市', '小店区 迎泽区'], ['大同市', '平城区 云冈区'], ['临汾市', '尧都区']),
  region('内蒙古', '内蒙古自治区', '内', ['呼和浩特市', '新城区 赛罕区'], ['包头市', '昆都仑区 青山区']),
  region('辽宁', '辽宁省', '辽', ['沈阳市', '和平区 沈河区'], ['大连市', '中山区 甘井子区'], ['鞍山市', '铁东区']),
  region('吉林', '吉林省', '吉', ['长春市', '南关区 朝阳区'], ['吉林市', '船营区 昌邑区']),
  region(
    '黑龙江',
    '黑龙江省',
    '黑',
    ['哈尔滨市', '南岗区 道里区'],
    ['齐齐哈尔市', '龙沙区 建华区'],
    ['大庆市', '萨尔图区'],
  ),
  region('上海', '上海市', '沪', ['上海市', '黄浦区 徐汇区 浦东新区 静安区 闵行区']),
  region(
    '江苏',
    '江苏省',
    '苏',
    ['南京市', '玄武区 鼓楼区 江宁区'],
    ['无锡市', '滨湖区 梁溪区'],
    ['苏州市', '姑苏区 虎丘区'],
    ['徐州市', '云龙区'],
  ),
  region(
    '浙江',
    '浙江省',
    '浙',
    ['杭州市', '西湖区 余杭区 上城区'],
    ['宁波市', '鄞州区 海曙区'],
    ['温州市', '鹿城区 瓯海区'],
  ),
  region('安徽', '安徽省', '皖', ['合肥市', '蜀山区 包河区'], ['芜湖市', '镜湖区 弋江区'], ['蚌埠市', '蚌山区']),
  region('福建', '福建省', '闽', ['福州市', '鼓楼区 台江区'], ['厦门市', '思明区 湖里区'], ['泉州市', '丰泽区 鲤城区']),
  region('江西', '江西省', '赣', ['南昌市', '东湖区 青山湖区'], ['九江市', '浔阳区 濂溪区'], ['赣州市', '章贡区']),
  region('山东', '山东省', '鲁', ['济南市', '历下区 市中区'], ['青岛市', '市南区 黄岛区'], ['烟台市', '芝罘区 莱山区']),
  region('河南', '河南省', '豫', ['郑州市', '金水区 中原区'], ['洛阳市', '涧西区 西工区'], ['南阳市', '卧龙区']),
  region(
    '湖北',
    '湖北省',
    '鄂',
    ['武汉市', '武昌区 江汉区 洪山区'],
    ['宜昌市', '西陵区 伍家岗区'],
    ['襄阳市', '襄城区'],
  ),
  region('湖南', '湖南省', '湘', ['长沙市', '岳麓区 芙蓉区'], ['株洲市', '天元区 荷塘区'], ['衡阳市', '雁峰区']),
  region(
    '广东',
    '广东省',
    '粤',
    ['广州市', '天河区 越秀区 番禺区'],
    ['深圳市', '福田区 南山区 宝安区'],
    ['佛山市', '禅城区 顺德区'],
    ['珠海市', '香洲区'],
  ),
  region(
    '广西',
    '广西壮族自治区',
    '桂',
    ['南宁市', '青秀区 西乡塘区'],
    ['桂林市', '象山区 七星区'],
    ['柳州市', '城中区'],
  ),
  region('海南', '海南省', '琼', ['海口市', '龙华区 美兰区'], ['三亚市', '吉阳区 天涯区']),
  region('重庆', '重庆市', '渝', ['重庆市', '渝中区 江北区 沙坪坝区 渝北区']),
  region('四川', '四川省', '川', ['成都市', '武侯区 锦江区 青羊区'], ['绵阳市', '涪城区 游仙区'], ['泸州市', '江阳区']),
  region('贵州', '贵州省', '黔', ['贵阳市', '云岩区 南明区'], ['遵义市', '红花岗区 汇川区']),
  region('云南', '云南省', '云', ['昆明市', '五华区 盘龙区'], ['曲靖市', '麒麟区 沾益区']),
  region('西藏', '西藏自治区', '藏', ['拉萨市', '城关区 堆龙德庆区'], ['日喀则市', '桑珠孜区']),
  region('陕西', '陕西省', '陕', ['西安市', '雁塔区 碑林区 莲湖区'], ['宝鸡市', '金台区 渭滨区'], ['汉中市', '汉台区']),
  region('甘肃', '甘肃省', '甘', ['兰州市', '城关区 七里河区'], ['天水市', '秦州区 麦积区']),
  region('青海', '青海省', '青', ['西宁市', '城西区 城中区'], ['海东市', '乐都区']),
  region('宁夏', '宁夏回族自治区', '宁', ['银川市', '兴庆区 金凤区'], ['石嘴山市', '大武口区']),
  region('新疆', '新疆维吾尔自治区', '新', ['乌鲁木齐市', '天山区 沙依巴克区'], ['克拉玛依市', '克拉玛依区']),
  region('兵团', '新疆生产建设兵团', '兵', ['第一师', '阿拉尔'], ['第六师', '五家渠'], ['第八师', '石河子']),
]

const namedRegion = (short: string) => REGIONS.find(region => region.short === short) as Region

/** The regions that documents are assigned to in turn. Three large provinces occur twice. */
export const REGION_CYCLE: Region[] = [...REGIONS, ...['江苏', '浙江', '广东'].map(namedRegion)]

/** Templates of the names of courts by level, for regions whose courts have irregular names. */
export const IRREGULAR_COURTS: Record<string, { high: string; middle: string; basic: string }> = {
  新疆生产建设兵团: {
    high: '新疆维吾尔自治区高级人民法院生产建设兵团分院',
    middle: '新疆生产建设兵团{city}中级人民法院',
    basic: '{district}垦区人民法院',
  },
}

export const MUNICIPALITIES = ['北京市', '天津市', '上海市', '重庆市']

/** Courts of special jurisdiction: name, province, city, and their characters in case numbers. */
export const SPECIAL_COURTS: ReadonlyArray<readonly [name: string, province: string, city: string, sign: string]> = [
  ['北京知识产权法院', '北京市', '北京市', '京73'],
  ['北京互联网法院', '北京市', '北京市', '京0491'],
  ['上海金融法院', '上海市', '上海市', '沪74'],
  ['上海海事法院', '上海市', '上海市', '沪72'],
  ['广州知识产权法院', '广东省', '广州市', '粤73'],
  ['广州海事法院', '广东省', '广州市', '粤72'],
  ['杭州互联网法院', '浙江省', '杭州市', '浙0192'],
  ['成都铁路运输中级法院', '四川省', '成都市', '川71'],
  ['武汉海事法院', '湖北省', '武汉市', '鄂72'],
  ['厦门海事法院', '福建省', '厦门市', '闽72'],
]
